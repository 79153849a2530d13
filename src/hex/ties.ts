import { columnOf, rowOf, step, type Direction, type Grid, type HexIndex } from './grid';
import { hexAtStep, lineTemplate, touchedBetween, type ShiftedLine } from './lines';

function crossedBy(grid: Grid, from: HexIndex, line: ShiftedLine): ReadonlySet<HexIndex> {
  const hexes = new Set<HexIndex>();
  let column = columnOf(grid, from);
  let row = rowOf(grid, from);
  for (const direction of line.directions) {
    const [columns, rows] = step(column, direction as Direction);
    column += columns;
    row += rows;
    hexes.add(hexAtStep(grid, column, row));
  }
  return hexes;
}

/**
 * Hexes that the line crosses when it is shifted minimally to one side but not when shifted to the other, so that it is
 * open on which side it passes. In the order touched.
 */
export function tiedBetween(grid: Grid, from: HexIndex, to: HexIndex): HexIndex[] {
  if (from === to) return [];
  const template = lineTemplate(grid, from, to);
  const left = crossedBy(grid, from, template.left);
  const right = crossedBy(grid, from, template.right);
  return touchedBetween(grid, from, to).filter((hex) => left.has(hex) !== right.has(hex));
}
