import { columnOf, rowOf, type Grid, type HexIndex } from './grid';

/** Where things are drawn. `radius` is a hex's centre-to-corner length, in the unit of the result. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

const root3 = Math.sqrt(3);

/** Six corners around (0, 0) for radius 1, clockwise from the east corner. */
export const unitCorners: readonly Point[] = [0, 1, 2, 3, 4, 5].map((i) => ({
  x: Math.cos((Math.PI / 3) * i),
  y: Math.sin((Math.PI / 3) * i),
}));

/** Centre of a hex; the map's top left corner is (0, 0). */
export function hexCentre(grid: Grid, hex: HexIndex, radius: number): Point {
  const column = columnOf(grid, hex);
  const half = (root3 / 2) * radius;
  return { x: radius * (1 + 1.5 * column), y: half * (2 * rowOf(grid, hex) + ((column & 1) === 0 ? 2 : 1)) };
}

/** Width and height of the whole map. */
export function mapSize(grid: Grid, radius: number): { readonly width: number; readonly height: number } {
  return {
    width: radius * (1.5 * grid.columns + 0.5),
    height: (root3 / 2) * radius * (2 * grid.rows + (grid.columns > 1 ? 1 : 0)),
  };
}

/** The two corners of a side, as indexes into `unitCorners`, by direction, left one first when looking outward. */
export const sideCorners: readonly (readonly [number, number])[] = [
  [4, 5],
  [5, 0],
  [0, 1],
  [1, 2],
  [2, 3],
  [3, 4],
];

/** The hex under a point, or -1 off the map. */
export function hexAt(grid: Grid, x: number, y: number, radius: number): HexIndex {
  const near = Math.round((x / radius - 1) / 1.5);
  let best = -1;
  let bestSquare = radius * radius;
  for (let column = near - 1; column <= near + 1; column++) {
    if (column < 0 || column >= grid.columns) continue;
    const half = (root3 / 2) * radius;
    const row = Math.round((y / half - ((column & 1) === 0 ? 2 : 1)) / 2);
    if (row < 0 || row >= grid.rows) continue;
    const hex = row * grid.columns + column;
    const centre = hexCentre(grid, hex, radius);
    const square = (x - centre.x) ** 2 + (y - centre.y) ** 2;
    if (square < bestSquare) {
      best = hex;
      bestSquare = square;
    }
  }
  return best;
}
