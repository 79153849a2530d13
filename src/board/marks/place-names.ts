import { neighbour, opposite, type Point } from '../../hex';
import { alpha } from '../paint';
import { titleFace } from '../palette';
import type { BoardView } from '../view';
import { centreOf, inradius, type Rect } from '../world';
import type { Marker } from './brush';

/** Half of the room that a counter takes, and half of a line of letters' height, in world units. */
const counterHalf = 62;
const lineHalf = 20;

/** How far below its hex's middle a name may stand, in inradii: where it is wanted first, then ever farther off. */
const heights = [0.62, -0.62, 1.5, -1.5, 2.4, -2.4, 3.3, -3.3];

/**
 * How far below a hex's middle its name stands: at the first height where no counter covers any of it, at the usual one
 * where there is none. `breadth` of the words; `counters`: their middles, from the hex's own.
 */
export function heightOfName(breadth: number, counters: readonly Point[]): number {
  const free = (height: number): boolean =>
    counters.every(
      ({ x, y }) => Math.abs(x) >= breadth / 2 + counterHalf || Math.abs(y - height) >= lineHalf + counterHalf,
    );
  return (heights.map((height) => height * inradius).find(free) ?? heights[0]! * inradius) || 0;
}

/** Where counters stand: a rider in two hexes. */
function placesTaken({ ground: { grid }, counters }: BoardView): readonly Point[] {
  return counters.flatMap(({ hex, facing }) => {
    const behind = facing === null ? -1 : neighbour(grid, hex, opposite(facing));
    return [hex, ...(behind >= 0 ? [behind] : [])].map((one) => centreOf(grid, one));
  });
}

/** Names of places on the ground, lettered as on an old map, beside whoever stands there. */
export function paintPlaceNames({ ctx, palette }: Marker, view: BoardView, rect: Rect): void {
  const { grid, labels } = view.ground;
  if (labels.length === 0) return;
  const taken = placesTaken(view);
  ctx.save();
  ctx.font = `italic 600 34px ${titleFace}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.lineJoin = 'round';
  ctx.lineWidth = 9;
  if ('letterSpacing' in ctx) ctx.letterSpacing = '3px';
  // By candle-light no parchment glows around them.
  ctx.strokeStyle = alpha(palette.parchment, palette.dusk === null ? 0.82 : 0.5);
  ctx.fillStyle = palette.ink;
  for (const { hex, text } of labels) {
    const { x, y } = centreOf(grid, hex);
    const breadth = ctx.measureText(text).width;
    if (x + breadth / 2 < rect.left || x - breadth / 2 > rect.right) continue;
    const at =
      y +
      heightOfName(
        breadth,
        taken.map((point) => ({ x: point.x - x, y: point.y - y })),
      );
    ctx.strokeText(text, x, at);
    ctx.fillText(text, x, at);
  }
  ctx.restore();
}
