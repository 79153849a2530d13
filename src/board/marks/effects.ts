import type { Moment } from '../animation-frame';
import { textFace } from '../palette';
import type { Rect } from '../world';
import { paintBlows } from './blasts';
import { pixels, toReader, type Marker } from './brush';
import { paintMissile } from './missiles';

/** Half of a counter and a little more: words begin above whoever they tell of. */
const clear = 70;

/** Missiles in flight, what strikes and falls, and the puffs of text, which keep to a part of the board in world units. */
export function paintEffects(marker: Marker, moment: Moment, room: Rect): void {
  for (const missile of moment.missiles) paintMissile(marker, missile);
  paintBlows(marker, moment.blows);
  for (const puff of moment.puffs) paintPuff(marker, puff, room);
}

/** The middle of a text of width `wide`: at a place, or as near to it as the room allows. */
export const besideEdges = (x: number, wide: number, { left, right }: Pick<Rect, 'left' | 'right'>): number =>
  right - left < wide ? x : Math.min(right - wide / 2, Math.max(left + wide / 2, x));

/** A text that rises out of a hex and fades. */
function paintPuff(marker: Marker, puff: Moment['puffs'][number], room: Rect): void {
  const { ctx, palette } = marker;
  const size = Math.max(64, pixels(marker, 26));
  const inks = { good: palette.clear, bad: palette.blocked, plain: palette.ink } as const;
  ctx.save();
  ctx.globalAlpha = Math.min(1, (1 - puff.part) * 2.4, 0.3 + puff.part * 8);
  ctx.font = `800 ${size}px ${textFace}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.lineJoin = 'round';
  ctx.lineWidth = size * 0.26;
  ctx.strokeStyle = palette.cream;
  const risen = Math.max(50, size * 0.5) * (1 - (1 - puff.part) ** 2);
  const at = { x: besideEdges(puff.at.x, ctx.measureText(puff.text).width + size * 0.5, room), y: puff.at.y };
  const y = at.y - clear - size * 0.4 - risen - puff.lifted * size * 1.15;
  ctx.fillStyle = inks[puff.tone];
  toReader(marker, at, () => {
    ctx.strokeText(puff.text, at.x, y);
    ctx.fillText(puff.text, at.x, y);
  });
  ctx.restore();
}
