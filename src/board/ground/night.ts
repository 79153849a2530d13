import type { Point } from '../../hex';
import { alpha } from '../paint';
import type { BoardPalette } from '../palette';
import { onSection, towerCentre } from './plan-ramparts';
import type { Scene } from './scene';

const moonlight = { light: '#8f9bb8', candle: '#7d86a0' } as const;
const glow = '#ffb04a';
/** How far a torch shines, in world units. */
const shine = 330;

/** Torches burn at gates and on towers. */
function torches({ plan }: Scene): Point[] {
  const { sections, towers } = plan.ramparts;
  return [
    ...sections.filter(({ gate }) => gate).flatMap((gate) => [0.15, 0.85].map((along) => onSection(gate, along, 0))),
    ...towers.map((hex) => towerCentre(plan.view, hex)),
  ];
}

/** What is laid over the ground by multiplication: the dusk of a candle-lit room, a scenario's night; null: daylight. */
export const darkness = (palette: BoardPalette, night: boolean): string | null =>
  night ? (palette.dusk === null ? moonlight.light : moonlight.candle) : palette.dusk;

/** The whole painting by night: moonlight on everything, and the light of torches about gates and towers. */
export function paintNight(scene: Scene): void {
  const { ctx, palette, rect } = scene;
  ctx.globalCompositeOperation = 'multiply';
  ctx.fillStyle = darkness(palette, true) ?? moonlight.light;
  ctx.fillRect(rect.left, rect.top, rect.right - rect.left, rect.bottom - rect.top);
  ctx.globalCompositeOperation = 'soft-light';
  for (const { x, y } of torches(scene)) {
    if (x < rect.left - shine || x > rect.right + shine || y < rect.top - shine || y > rect.bottom + shine) continue;
    const light = ctx.createRadialGradient(x, y, 10, x, y, shine);
    light.addColorStop(0, alpha(glow, 0.95));
    light.addColorStop(0.4, alpha(glow, 0.5));
    light.addColorStop(1, alpha(glow, 0));
    ctx.fillStyle = light;
    ctx.fillRect(x - shine, y - shine, 2 * shine, 2 * shine);
  }
  ctx.globalCompositeOperation = 'source-over';
}
