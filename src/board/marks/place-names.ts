import { neighbour, opposite, type Point } from '../../hex';
import { alpha } from '../paint';
import { titleFace } from '../palette';
import type { BoardView, GroundView } from '../view';
import { centreOf, corners, inradius, mapRect, type Rect } from '../world';
import { pixels, type Marker } from './brush';

/** Height of the letters in world units, and the least in CSS pixels that can be read at arm's length. */
const letters = 34;
const leastLetters = 15;
/** On hexes smaller than this, in CSS pixels, letters that can be read would cover the map. */
const smallestHex = 12;
/** Half of a line's height, in heights of its letters. */
const lineHalf = 0.6;
/** Half of the room that a counter takes, and what is kept free beside a fence or a wall, in world units. */
const counterHalf = 62;
const sideRim = 10;

/** How far below its hex's middle a name may stand, in inradii: where it is wanted first, then ever farther off. */
const heights = [0.62, -0.62, 1.5, -1.5, 2.4, -2.4, 3.3, -3.3];

/** What a name does not cover: its middle, and half of its breadth and its height. */
export interface Box extends Point {
  readonly across: number;
  readonly down: number;
}

/** What a counter takes whose middle is there. */
export const counterBox = ({ x, y }: Point): Box => ({ x, y, across: counterHalf, down: counterHalf });

/**
 * How far below a hex's middle its name is written: at the first height where it covers nothing, else at the usual one.
 * `breadth` and `height`: of the words; `from`: the hex's middle, to which the boxes are relative.
 */
export function heightOfName(
  { breadth, height }: Letters,
  boxes: readonly Box[],
  from: Point = { x: 0, y: 0 },
): number {
  const free = (at: number): boolean =>
    boxes.every(
      ({ x, y, across, down }) =>
        Math.abs(x - from.x) >= breadth / 2 + across || Math.abs(y - from.y - at) >= height / 2 + down,
    );
  return (heights.map((at) => at * inradius).find(free) ?? heights[0]! * inradius) || 0;
}

interface Letters {
  readonly breadth: number;
  readonly height: number;
}

/** Fences and walls, which a name does not cross. Kept for each ground. */
const sides = new WeakMap<GroundView, readonly Box[]>();

function sideBoxes(ground: GroundView): readonly Box[] {
  let known = sides.get(ground);
  if (!known) {
    known = [...ground.fences, ...ground.walls, ...ground.windows].map(({ hex, direction }) => {
      const { x, y } = centreOf(ground.grid, hex);
      const [a, b] = [corners[(direction + 4) % 6]!, corners[(direction + 5) % 6]!];
      const [across, down] = [Math.abs(a.x - b.x) / 2 + sideRim, Math.abs(a.y - b.y) / 2 + sideRim];
      return { x: x + (a.x + b.x) / 2, y: y + (a.y + b.y) / 2, across, down };
    });
    sides.set(ground, known);
  }
  return known;
}

/** Where counters stand: a rider in two hexes. */
function placesTaken({ ground: { grid }, counters }: BoardView): readonly Box[] {
  return counters.flatMap(({ hex, facing }) => {
    const behind = facing === null ? -1 : neighbour(grid, hex, opposite(facing));
    return [hex, ...(behind >= 0 ? [behind] : [])].map((one) => counterBox(centreOf(grid, one)));
  });
}

/**
 * Paints the names of places on the ground, as on an old map, beside pieces, fences and walls. They never become too
 * small to read; where the map is so small that they would cover it they are left out.
 */
export function paintPlaceNames(marker: Marker, view: BoardView, rect: Rect): void {
  const { ctx, palette, radius } = marker;
  const { grid, labels } = view.ground;
  if (labels.length === 0 || radius < smallestHex) return;
  const taken = [...placesTaken(view), ...sideBoxes(view.ground)];
  const map = mapRect(grid);
  // Written in letters of one size and drawn larger: another size at each step of a zoom would be laid out anew.
  const larger = Math.max(1, pixels(marker, leastLetters) / letters);
  const height = letters * larger * 2 * lineHalf;
  ctx.save();
  ctx.scale(larger, larger);
  ctx.font = `italic 600 ${letters}px ${titleFace}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.lineJoin = 'round';
  ctx.lineWidth = 9;
  if ('letterSpacing' in ctx) ctx.letterSpacing = '3px';
  // By candle-light no parchment glows around them.
  ctx.strokeStyle = alpha(palette.parchment, palette.dusk === null ? 0.82 : 0.5);
  ctx.fillStyle = palette.ink;
  for (const { hex, text } of labels) {
    const middle = centreOf(grid, hex);
    const breadth = ctx.measureText(text).width * larger;
    const x = Math.max(map.left + breadth / 2, Math.min(map.right - breadth / 2, middle.x));
    if (x + breadth / 2 < rect.left || x - breadth / 2 > rect.right) continue;
    const y = middle.y + heightOfName({ breadth, height }, taken, { x, y: middle.y });
    taken.push({ x, y, across: breadth / 2, down: height / 2 });
    ctx.strokeText(text, x / larger, y / larger);
    ctx.fillText(text, x / larger, y / larger);
  }
  ctx.restore();
}
