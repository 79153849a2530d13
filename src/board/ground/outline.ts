import {
  columnOf,
  directions,
  neighbour,
  rowOf,
  sideCorners,
  type Direction,
  type Grid,
  type HexIndex,
  type Point,
} from '../../hex';
import { fraction } from '../hash';
import { inradius, worldRadius } from '../world';

/** A corner of the grid by whole numbers: the three hexes around it name it alike. */
export interface Corner {
  readonly column: number;
  readonly row: number;
}

const cornerSteps: readonly (readonly [number, number])[] = [
  [2, 0],
  [1, 1],
  [-1, 1],
  [-2, 0],
  [-1, -1],
  [1, -1],
];

/** The corner of a hex, counted clockwise from the east. */
export function cornerOf(grid: Grid, hex: HexIndex, index: number): Corner {
  const column = columnOf(grid, hex);
  const [dx, dy] = cornerSteps[index] as readonly [number, number];
  return { column: 3 * column + 2 + dx, row: 2 * rowOf(grid, hex) + ((column & 1) === 0 ? 2 : 1) + dy };
}

export const cornerKey = (corner: Corner): number => corner.column * 1024 + corner.row;

export const cornerPoint = (corner: Corner): Point => ({
  x: (corner.column * worldRadius) / 2,
  y: corner.row * inradius,
});

/** A corner moved a little, always the same way for the same seed. */
export function movedCorner(corner: Corner, amount: number, seed: number): Point {
  const point = cornerPoint(corner);
  if (amount === 0) return point;
  return {
    x: point.x + (fraction(seed, corner.column, corner.row, 1) - 0.5) * 2 * amount,
    y: point.y + (fraction(seed, corner.column, corner.row, 2) - 0.5) * 2 * amount,
  };
}

/** Both ends of a side, left one first when looking outward. */
export function sideEnds(grid: Grid, hex: HexIndex, direction: Direction): readonly [Corner, Corner] {
  const [a, b] = sideCorners[direction] as readonly [number, number];
  return [cornerOf(grid, hex, a), cornerOf(grid, hex, b)];
}

/** A run of corners; `closed` when the last meets the first. */
export interface Chain {
  readonly corners: readonly Corner[];
  readonly closed: boolean;
}

/** Strings directed sides together, each used once. */
export function chained(sides: readonly (readonly [Corner, Corner])[]): Chain[] {
  const leaving = new Map<number, (readonly [Corner, Corner])[]>();
  const arriving = new Set<number>();
  for (const side of sides) {
    const key = cornerKey(side[0]);
    leaving.set(key, [...(leaving.get(key) ?? []), side]);
    arriving.add(cornerKey(side[1]));
  }
  const chains: Chain[] = [];
  const follow = (first: Corner): void => {
    const run: Corner[] = [first];
    for (let key = cornerKey(first); ;) {
      const next = leaving.get(key)?.pop();
      if (!next) break;
      run.push(next[1]);
      key = cornerKey(next[1]);
    }
    const last = run.at(-1);
    if (run.length < 2 || !last) return;
    const closed = cornerKey(last) === cornerKey(first);
    chains.push({ corners: closed ? run.slice(0, -1) : run, closed });
  };
  for (const side of sides) if (!arriving.has(cornerKey(side[0]))) follow(side[0]);
  for (const side of sides) if ((leaving.get(cornerKey(side[0]))?.length ?? 0) > 0) follow(side[0]);
  return chains;
}

/** The outlines of a set of hexes, clockwise around it, anticlockwise around its holes. */
export function outlines(grid: Grid, has: (hex: HexIndex) => boolean): Chain[] {
  const sides: (readonly [Corner, Corner])[] = [];
  for (let hex = 0; hex < grid.size; hex++) {
    if (!has(hex)) continue;
    for (const direction of directions) {
      const beyond = neighbour(grid, hex, direction);
      if (beyond < 0 || !has(beyond)) sides.push(sideEnds(grid, hex, direction));
    }
  }
  return chained(sides);
}

const mix = (a: Point, b: Point, part: number): Point => ({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part });

/**
 * A chain as a drawn line: `rounding` 0 keeps its corners, 0.5 makes one flowing curve through the middles of its sides;
 * `wander` moves its corners about.
 */
export function tracePath(path: Path2D, chain: Chain, rounding: number, wander: number, seed: number): void {
  const points = chain.corners.map((corner) => movedCorner(corner, wander, seed));
  const count = points.length;
  const at = (index: number): Point => points[(index + count) % count] as Point;
  if (!chain.closed) {
    path.moveTo(at(0).x, at(0).y);
    for (let i = 1; i < count - 1; i++) {
      const into = mix(at(i), at(i - 1), rounding);
      const out = mix(at(i), at(i + 1), rounding);
      path.lineTo(into.x, into.y);
      path.quadraticCurveTo(at(i).x, at(i).y, out.x, out.y);
    }
    path.lineTo(at(count - 1).x, at(count - 1).y);
    return;
  }
  for (let i = 0; i < count; i++) {
    const into = mix(at(i), at(i - 1), rounding);
    const out = mix(at(i), at(i + 1), rounding);
    if (i === 0) path.moveTo(into.x, into.y);
    else path.lineTo(into.x, into.y);
    path.quadraticCurveTo(at(i).x, at(i).y, out.x, out.y);
  }
  path.closePath();
}

/** The area of a set of hexes as one path. */
export function areaPath(
  grid: Grid,
  has: (hex: HexIndex) => boolean,
  rounding: number,
  wander: number,
  seed: number,
): Path2D {
  const path = new Path2D();
  for (const chain of outlines(grid, has)) tracePath(path, chain, rounding, wander, seed);
  return path;
}
