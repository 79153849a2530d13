import { columnOf, directionNames, rowOf, type Direction, type Grid, type HexIndex } from './grid';

/** `A`…`Z`, `AA`, `AB`… for a 0-based column. @rule HEX-2 */
export function columnLetters(column: number): string {
  const rest = Math.trunc(column / 26) - 1;
  return (rest >= 0 ? columnLetters(rest) : '') + String.fromCharCode(65 + (column % 26));
}

/** `F7`: the name that a player reads. @rule HEX-2 */
export const hexLabel = (grid: Grid, hex: HexIndex): string =>
  `${columnLetters(columnOf(grid, hex))}${rowOf(grid, hex) + 1}`;

/** Reads `F7`; null when it is no hex name or lies off the grid. @rule HEX-2 */
export function parseHex(grid: Grid, label: string): HexIndex | null {
  const match = /^([A-Z]{1,2})([1-9]\d{0,2})$/.exec(label);
  if (!match) return null;
  let column = 0;
  for (const letter of match[1] ?? '') column = column * 26 + letter.charCodeAt(0) - 64;
  const row = Number(match[2]);
  return column <= grid.columns && row <= grid.rows ? (row - 1) * grid.columns + column - 1 : null;
}

/** Reads `NE`; null when it is no direction. @rule HEX-1 */
export function parseDirection(name: string): Direction | null {
  const index = (directionNames as readonly string[]).indexOf(name);
  return index < 0 ? null : (index as Direction);
}

/** Reads a side, `F7 NE`; null when either half is wrong. @rule HEX-3 */
export function parseSide(grid: Grid, label: string): { readonly hex: HexIndex; readonly direction: Direction } | null {
  const [name, way, ...more] = label.split(' ');
  const hex = parseHex(grid, name ?? '');
  const direction = parseDirection(way ?? '');
  return hex === null || direction === null || more.length > 0 ? null : { hex, direction };
}
