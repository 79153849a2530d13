import type { Moment } from '../animation-frame';
import { textFace } from '../palette';
import { overlap, type Rect } from '../world';
import { paintBlows } from './blasts';
import { pixels, toReader, type Marker } from './brush';
import { paintMissile } from './missiles';

/** Half of a counter and a little more: words begin above whoever they tell of. */
const clear = 70;

/**
 * Missiles in flight, what strikes and falls, and the puffs of text, which keep to a part of the board and out from under what
 * lies over that, both in world units.
 */
export function paintEffects(marker: Marker, moment: Moment, room: Rect, taken: readonly Rect[]): void {
  for (const missile of moment.missiles) paintMissile(marker, missile);
  paintBlows(marker, moment.blows);
  for (const puff of moment.puffs) paintPuff(marker, puff, room, taken);
}

/** The middle of a text of width `wide`: at a place, or as near to it as the room allows. */
export const besideEdges = (x: number, wide: number, { left, right }: Pick<Rect, 'left' | 'right'>): number =>
  right - left < wide ? x : Math.min(right - wide / 2, Math.max(left + wide / 2, x));

/**
 * The middle of a text that rises from `bottom` to `top`, as near to a place as it can be read: within the room, beside what
 * lies over that.
 */
export function readable(
  x: number,
  wide: number,
  { top, bottom }: Pick<Rect, 'top' | 'bottom'>,
  room: Rect,
  taken: readonly Rect[],
): number {
  const free = besideEdges(x, wide, room);
  const covers = (box: Rect, at: number): boolean =>
    overlap(box, { left: at - wide / 2, right: at + wide / 2, top, bottom });
  const [nearest = free] = taken
    .filter((box) => covers(box, free))
    .flatMap(({ left, right }) => [left - wide / 2, right + wide / 2])
    .filter((at) => besideEdges(at, wide, room) === at && !taken.some((box) => covers(box, at)))
    .toSorted((a, b) => Math.abs(a - free) - Math.abs(b - free));
  return nearest;
}

/** How much lower words must begin so that none of them, when they have risen, is above the room that their hex lies in. */
export const lowered = (at: number, top: number, room: Pick<Rect, 'top' | 'bottom'>): number =>
  at < room.top || at > room.bottom ? 0 : Math.max(0, room.top - top);

/** A text that rises out of a hex and fades. */
function paintPuff(marker: Marker, puff: Moment['puffs'][number], room: Rect, taken: readonly Rect[]): void {
  const { ctx, palette, turned } = marker;
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
  const wide = ctx.measureText(puff.text).width + size * 0.5;
  const height = Math.max(50, size * 0.5);
  const begin = -clear - size * 0.4 - puff.lifted * size * 1.15;
  // For a reader at the far side up is down.
  const seen = turned ? upsideDown(room, puff.at.y) : room;
  const over = turned ? taken.map((box) => upsideDown(box, puff.at.y)) : taken;
  const span = { top: puff.at.y + begin - height - size * 0.65, bottom: puff.at.y + begin + size * 0.65 };
  const down = lowered(puff.at.y, span.top, seen);
  const x = readable(puff.at.x, wide, { top: span.top + down, bottom: span.bottom + down }, seen, over);
  const y = puff.at.y + begin + down - height * (1 - (1 - puff.part) ** 2);
  ctx.fillStyle = inks[puff.tone];
  toReader(marker, { x, y: puff.at.y }, () => {
    ctx.strokeText(puff.text, x, y);
    ctx.fillText(puff.text, x, y);
  });
  ctx.restore();
}

/** A rectangle upside down about a height: left and right stay as they are. */
const upsideDown = ({ left, top, right, bottom }: Rect, y: number): Rect => ({
  left,
  right,
  top: 2 * y - bottom,
  bottom: 2 * y - top,
});
