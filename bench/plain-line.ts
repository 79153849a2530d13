/** A line worked out anew each time, without the table of lines: every hex of the box around it is asked. */
import { columnOf, rowOf, type Grid, type HexIndex } from '../src/hex';

const cornerX = [-1, 1, 2, 1, -1, -2] as const;
const cornerY = [-1, -1, 0, 1, 1, 0] as const;
const centreY = (column: number, row: number) => 2 * row + ((column & 1) === 0 ? 1 : 0);

/** Hexes of the board that the line touches, both ends left out, sorted by row, then column. */
export function plainTouched(grid: Grid, from: HexIndex, to: HexIndex): HexIndex[] {
  const [c1, r1, c2, r2] = [columnOf(grid, from), rowOf(grid, from), columnOf(grid, to), rowOf(grid, to)];
  const [x1, y1, x2, y2] = [3 * c1, centreY(c1, r1), 3 * c2, centreY(c2, r2)];
  const [dx, dy] = [x2 - x1, y2 - y1];
  const found: HexIndex[] = [];
  for (let row = Math.max(0, Math.min(r1, r2) - 1); row <= Math.min(grid.rows - 1, Math.max(r1, r2) + 1); row++) {
    for (let column = Math.min(c1, c2); column <= Math.max(c1, c2); column++) {
      const hex = row * grid.columns + column;
      if (hex === from || hex === to) continue;
      const [x, y] = [3 * column - x1, centreY(column, row) - y1];
      const along = x * dx + 3 * y * dy;
      if (along < 0 || along > dx * dx + 3 * dy * dy) continue;
      let low = Infinity;
      let high = -Infinity;
      for (let corner = 0; corner < 6; corner++) {
        const off = dy * (x + cornerX[corner]!) - dx * (y + cornerY[corner]!);
        low = Math.min(low, off);
        high = Math.max(high, off);
      }
      if (low <= 0 && high >= 0) found.push(hex);
    }
  }
  return found;
}
