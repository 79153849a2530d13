/**
 * The grid: flat-top hexes in columns, named by one index (`row * columns + column`).
 * Even columns of the printed letters (B, D, F…; odd when counted from 0) stand half a hex higher.
 */

/** `row * columns + column`. -1 is "off the map". */
export type HexIndex = number;

/** 0–5: N, NE, SE, S, SW, NW, clockwise. @rule HEX-1 */
export type Direction = 0 | 1 | 2 | 3 | 4 | 5;

export const directions: readonly Direction[] = [0, 1, 2, 3, 4, 5];
export const directionNames = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;

/** The direction turned by a number of 60° steps clockwise (negative: anticlockwise). */
export const turned = (direction: Direction, steps: number): Direction =>
  ((((direction + steps) % 6) + 6) % 6) as Direction;

/** The direction that looks the other way. */
export const opposite = (direction: Direction): Direction => ((direction + 3) % 6) as Direction;

export interface Grid {
  readonly columns: number;
  readonly rows: number;
  /** columns × rows */
  readonly size: number;
  /** Six a hex, clockwise from N; -1 off the map. */
  readonly neighbours: Int16Array;
}

const columnStep = [0, 1, 1, 0, -1, -1] as const;
/** Row steps by direction, for 0-based columns A, C, E… (lower) and B, D, F… (higher). */
const rowStepLow = [-1, 0, 1, 1, 1, 0] as const;
const rowStepHigh = [-1, -1, 0, 1, 0, -1] as const;

/** Column and row steps to the neighbour, from a hex in a 0-based column. @rule HEX-2 */
export function step(column: number, direction: Direction): readonly [columns: number, rows: number] {
  return [columnStep[direction], (column & 1) === 0 ? rowStepLow[direction] : rowStepHigh[direction]];
}

/** The most columns or rows: every hex's index must fit into the 16 bits of `neighbours` (180 × 180 is below 32 768). */
const mostAcross = 180;

/** Builds a grid of `columns` × `rows` hexes. Throws a RangeError when either is not a whole number from 1 to 180. */
export function makeGrid(columns: number, rows: number): Grid {
  for (const [name, value] of [
    ['columns', columns],
    ['rows', rows],
  ] as const) {
    if (!Number.isInteger(value) || value < 1 || value > mostAcross) {
      throw new RangeError(`${name}: a whole number from 1 to ${mostAcross} is needed, got ${value}`);
    }
  }
  const neighbours = new Int16Array(columns * rows * 6).fill(-1);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      for (const direction of directions) {
        const [columnsAway, rowsAway] = step(column, direction);
        const c = column + columnsAway;
        const r = row + rowsAway;
        if (c >= 0 && c < columns && r >= 0 && r < rows) {
          neighbours[(row * columns + column) * 6 + direction] = r * columns + c;
        }
      }
    }
  }
  return { columns, rows, size: columns * rows, neighbours };
}

/** The column of a hex, from 0 (A). */
export const columnOf = (grid: Grid, hex: HexIndex): number => hex % grid.columns;
/** The row of a hex, from 0 (1). */
export const rowOf = (grid: Grid, hex: HexIndex): number => Math.trunc(hex / grid.columns);

/** The neighbour in a direction, -1 off the map. */
export const neighbour = (grid: Grid, hex: HexIndex, direction: Direction): HexIndex =>
  grid.neighbours[hex * 6 + direction] ?? -1;

/** The direction from a hex to its neighbour, or null when the two are not neighbours. */
export function directionTo(grid: Grid, from: HexIndex, to: HexIndex): Direction | null {
  for (const direction of directions) if (neighbour(grid, from, direction) === to) return direction;
  return null;
}

/** Height of a hex's centre in half rows: what makes distance plain arithmetic. */
const halfRow = (column: number, row: number): number => 2 * row + ((column & 1) === 0 ? 1 : 0);

/** Distance in hexes. */
export function distance(grid: Grid, a: HexIndex, b: HexIndex): number {
  const columnA = columnOf(grid, a);
  const columnB = columnOf(grid, b);
  const across = Math.abs(columnA - columnB);
  const down = Math.abs(halfRow(columnA, rowOf(grid, a)) - halfRow(columnB, rowOf(grid, b)));
  return across + Math.max(0, (down - across) / 2);
}
