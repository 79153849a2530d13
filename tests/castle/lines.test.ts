import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  columnOf,
  crossedBetween,
  directions,
  makeGrid,
  neighbour,
  opposite,
  rowOf,
  touchedSidesBetween,
  type Grid,
  type HexIndex,
} from '../../src/hex';

type Point = readonly [x: number, y: number];
const corners: readonly Point[] = [
  [-1, -1],
  [1, -1],
  [2, 0],
  [1, 1],
  [-1, 1],
  [-2, 0],
];

const centre = (grid: Grid, hex: HexIndex): Point => {
  const column = columnOf(grid, hex);
  return [3 * column, 2 * rowOf(grid, hex) + (column % 2 === 0 ? 1 : 0)];
};
const corner = (grid: Grid, hex: HexIndex, index: number): Point => {
  const [x, y] = centre(grid, hex);
  const [dx, dy] = corners[index % 6]!;
  return [x + dx, y + dy];
};
const turn = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number =>
  Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax));
const within = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): boolean =>
  Math.min(ax, bx) <= cx && cx <= Math.max(ax, bx) && Math.min(ay, by) <= cy && cy <= Math.max(ay, by);

/** Two closed segments: apart, touching, or crossing strictly between the ends of both. */
function meet(a: Point, b: Point, c: Point, d: Point): 'apart' | 'touch' | 'cross' {
  const [c1, d1, a1, b1] = [turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b)];
  if (c1 * d1 < 0 && a1 * b1 < 0) return 'cross';
  const on =
    (c1 === 0 && within(a, b, c)) ||
    (d1 === 0 && within(a, b, d)) ||
    (a1 === 0 && within(c, d, a)) ||
    (b1 === 0 && within(c, d, b));
  return on ? 'touch' : 'apart';
}

const sideName = (grid: Grid, hex: HexIndex, direction: (typeof directions)[number]): string => {
  const beyond = neighbour(grid, hex, direction);
  return beyond >= 0 && beyond < hex ? `${beyond} ${opposite(direction)}` : `${hex} ${direction}`;
};

const grid = makeGrid(9, 8);
const pair = fc.tuple(fc.nat(grid.size - 1), fc.nat(grid.size - 1)).filter(([from, to]) => from !== to);

test('LOF-3: the sides touched are those of every side of the board tried, its edge among them', () => {
  fc.assert(
    fc.property(pair, ([from, to]) => {
      const [a, b] = [centre(grid, from), centre(grid, to)];
      const expected = new Map<string, boolean>();
      for (let hex = 0; hex < grid.size; hex++) {
        for (const direction of directions) {
          const how = meet(a, b, corner(grid, hex, direction), corner(grid, hex, direction + 1));
          if (how !== 'apart') expected.set(sideName(grid, hex, direction), how === 'cross');
        }
      }
      const sides = touchedSidesBetween(grid, from, to);
      const found = new Map(sides.map((side) => [sideName(grid, side.hex, side.direction), side.crossed]));
      expect(found).toEqual(expected);
      expect(sides).toHaveLength(expected.size);
    }),
    { numRuns: 400 },
  );
});

test('LOF-3: the hexes gone through are those that the line cuts in two, from its start on', () => {
  fc.assert(
    fc.property(pair, ([from, to]) => {
      const [a, b] = [centre(grid, from), centre(grid, to)];
      const length = (p: Point) => (p[0] - a[0]) * (b[0] - a[0]) + 3 * (p[1] - a[1]) * (b[1] - a[1]);
      const expected: HexIndex[] = [];
      for (let hex = 0; hex < grid.size; hex++) {
        if (hex === from || hex === to) continue;
        const sides = directions.map((index) => turn(a, b, corner(grid, hex, index)));
        const cut = sides.some((side) => side > 0) && sides.some((side) => side < 0);
        const along = length(centre(grid, hex));
        if (cut && along > 0 && along < length(b)) expected.push(hex);
      }
      expected.sort((one, other) => length(centre(grid, one)) - length(centre(grid, other)));
      expect(crossedBetween(grid, from, to)).toEqual(expected);
    }),
    { numRuns: 400 },
  );
});
