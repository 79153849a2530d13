import { alpha, makeCanvas, type Ctx } from '../paint';
import type { BoardPalette } from '../palette';
import type { GroundPlan } from './plan';
import type { Relief } from './plan-slopes';

/** Pixels a world unit: all in it is soft. */
const undertoneScale = 0.1;

/** Colour about a line, or about an area's edge, that thins out over so many world units on both sides. */
function halo(ctx: Ctx, line: Path2D, colour: string, strength: number, reach: number): void {
  const layers = 7;
  ctx.strokeStyle = alpha(colour, strength / layers);
  for (let layer = layers; layer > 0; layer--) {
    ctx.lineWidth = (2 * reach * (layer - 0.4)) / layers;
    ctx.stroke(line);
  }
}

/** An area without an edge: its colour thins out over so many world units. */
function feathered(ctx: Ctx, area: Path2D, colour: string, strength: number, reach: number): void {
  halo(ctx, area, colour, strength, reach);
  ctx.fillStyle = alpha(colour, strength);
  ctx.fill(area);
}

/** Light on what falls toward the sun, shade on what falls away from it: deepest at the crest, fading downhill. */
function paintRelief(ctx: Ctx, palette: BoardPalette, reliefs: readonly Relief[]): void {
  ctx.lineWidth = 26;
  for (const { a, b, down, light } of reliefs) {
    for (let step = 0; step < 9; step++) {
      const far = 5 + step * 13;
      const fade = (1 - step / 9) ** 1.3;
      const shade = light < 0.15;
      ctx.strokeStyle = shade
        ? alpha(palette.hachure, (0.2 - light * 0.2) * fade)
        : alpha(palette.slopeWash, 0.22 * fade);
      ctx.beginPath();
      ctx.moveTo(a.x + down.x * far, a.y + down.y * far);
      ctx.lineTo(b.x + down.x * far, b.y + down.y * far);
      ctx.stroke();
    }
  }
  // The brow of the high ground catches the light, whichever way it looks.
  for (const [far, strength] of [
    [-12, 0.4],
    [-30, 0.26],
    [-52, 0.14],
  ] as const) {
    ctx.strokeStyle = alpha(palette.cream, strength);
    ctx.beginPath();
    for (const { a, b, down } of reliefs) {
      ctx.moveTo(a.x + down.x * far, a.y + down.y * far);
      ctx.lineTo(b.x + down.x * far, b.y + down.y * far);
    }
    ctx.stroke();
  }
}

/**
 * What lies under all that is drawn finely: trodden earth about houses and roads, lush ground beside water, the floors of
 * woods and thickets, light and shade on slopes. Small, for nothing in it has an edge; made once a ground.
 */
export function makeUndertone(plan: GroundPlan, palette: BoardPalette): HTMLCanvasElement {
  const { sheet, roads, slopes } = plan;
  const { canvas, ctx } = makeCanvas(
    (sheet.right - sheet.left) * undertoneScale,
    (sheet.bottom - sheet.top) * undertoneScale,
  );
  ctx.setTransform(undertoneScale, 0, 0, undertoneScale, -sheet.left * undertoneScale, -sheet.top * undertoneScale);
  ctx.lineJoin = 'round';
  ctx.lineCap = 'round';
  feathered(ctx, plan.slope, palette.slopeWash, 0.2, 60);
  paintRelief(ctx, palette, slopes.reliefs);
  halo(ctx, plan.water, palette.forestFloor, 0.5, 95);
  for (const { area } of plan.floors) halo(ctx, area, palette.roadRut, 0.42, 105);
  halo(ctx, plan.yard, palette.roadRut, 0.3, 80);
  halo(ctx, roads.lines, palette.roadRut, 0.42, 92);
  feathered(ctx, plan.brush, palette.brushFloor, 0.6, 36);
  feathered(ctx, plan.rocks, palette.rocks[2] as string, 0.5, 34);
  feathered(ctx, plan.forest, palette.forestFloor, 0.68, 44);
  return canvas;
}
