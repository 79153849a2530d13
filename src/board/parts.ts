import { directions, sideCorners, turned, type Direction, type HexIndex, type Point } from '../hex';
import type { PartView } from './view';
import { corners, inradius, toward } from './world';

/** One of a hex's six parts: the hex and a direction. */
export interface PartRef {
  readonly hex: HexIndex;
  readonly facing: Direction;
}

export const samePart = (a: PartRef | null, b: PartRef | null): boolean =>
  a === b || (a !== null && b !== null && a.hex === b.hex && a.facing === b.facing);

/** Under this radius of a hex, in pixels, the numbers of six parts cannot be read. */
export const numbersRadius = 34;

/** Across the circle that fits into a sixth of a hex, as a share of the hex's radius. */
const partWidth = 1 / Math.sqrt(3);
/** What a finger needs to hit, and what a mouse's or a pencil's point needs, in pixels across. */
const fingerWidth = 44;
const pointWidth = 15;

/** Whether a sixth of a hex of that radius in pixels is too small to be touched. */
export const tooSmall = (radius: number, finger: boolean): boolean =>
  radius * partWidth < (finger ? fingerWidth : pointWidth);

/** The ends of the side that a part reaches to, around the hex's centre, left one first when looking outward. */
export function partEnds(facing: Direction, reach = 1): readonly [Point, Point] {
  const [left, right] = sideCorners[facing] as readonly [number, number];
  const at = (index: number): Point => {
    const corner = corners[index] as Point;
    return { x: corner.x * reach, y: corner.y * reach };
  };
  return [at(left), at(right)];
}

/** How far the drawn sixths reach: a hair of ground between hexes tells them apart. */
const drawnReach = 0.945;

/** A sixth of a hex around its centre as it is drawn, a triangle. */
export const partTriangle = (facing: Direction): readonly Point[] => [{ x: 0, y: 0 }, ...partEnds(facing, drawnReach)];

/** The outer rim of a part: what still shows of it beside a counter on its hex. */
export function partRim(facing: Direction): readonly Point[] {
  const [a, b] = partEnds(facing, drawnReach);
  const [c, d] = partEnds(facing, 0.75);
  return [a, b, d, c];
}

/** Where a part's number stands, around the hex's centre. */
export function partMiddle(facing: Direction, far = 0.66): Point {
  const way = toward(facing);
  return { x: way.x * inradius * far, y: way.y * inradius * far };
}

/** A hex of a reach with those of its six parts that there are, by facing. */
export interface PartedHex {
  readonly hex: HexIndex;
  readonly parts: readonly (PartView | undefined)[];
  /** The fewest tests of its parts. */
  readonly fewest: number;
}

/** Parts in order, gathered by hex. */
export function byHex(parts: readonly PartView[]): ReadonlyMap<HexIndex, PartedHex> {
  const hexes = new Map<HexIndex, (PartView | undefined)[]>();
  for (const part of parts) {
    let six = hexes.get(part.hex);
    if (!six) hexes.set(part.hex, (six = directions.map(() => undefined)));
    six[part.facing] = part;
  }
  return new Map(
    [...hexes].map(([hex, six]) => {
      const fewest = Math.min(...six.flatMap((part) => (part ? [part.tests] : [])));
      return [hex, { hex, parts: six, fewest }];
    }),
  );
}

const gathered = new WeakMap<readonly PartView[], ReadonlyMap<HexIndex, PartedHex>>();

/** The same, kept while the same list is shown. */
export function partsByHex(parts: readonly PartView[]): ReadonlyMap<HexIndex, PartedHex> {
  let found = gathered.get(parts);
  if (!found) gathered.set(parts, (found = byHex(parts)));
  return found;
}

/** The part of a list at a hex and facing. */
export const partOf = (parts: readonly PartView[], at: PartRef | null): PartView | undefined =>
  at === null ? undefined : partsByHex(parts).get(at.hex)?.parts[at.facing];

/**
 * The facing next to `from` in steps of `by` (1 clockwise, −1 anticlockwise, 0: `from` itself if there is such a part,
 * else the nearest). Where a hex has no parts, any facing will do.
 */
export function nextFacing(hex: PartedHex | undefined, from: Direction, by: -1 | 0 | 1): Direction {
  if (!hex) return turned(from, by);
  const tries = by === 0 ? [0, 1, -1, 2, -2, 3] : [1, 2, 3, 4, 5, 6].map((steps) => steps * by);
  for (const steps of tries) {
    const facing = turned(from, steps);
    if (hex.parts[facing]) return facing;
  }
  return from;
}
