import { columnOf, opposite, rowOf, step, type Direction, type Grid, type HexIndex } from './grid';

/**
 * Straight lines from centre to centre, exact in integers. For 0-based column c and row r a centre is x = 3c,
 * y = 2r + 1 (A, C, E…) or 2r (B, D, F…); corners are (±2, 0) and (±1, ±1) from it. @rule HEX-5
 *
 * What a line touches depends on its offset and on the parity of its first column alone, so each is worked out once and
 * kept as steps from its first hex.
 */
export interface LineTemplate {
  /** Hexes touched, both ends left out: column and row steps, alternating, sorted by row, then column. */
  readonly touched: Int16Array;
  /** Sides touched: column step, row step, direction, and 1 when crossed strictly between the side's ends, else 0. */
  readonly sides: Int16Array;
  /** The line shifted by an infinitesimal to its left, and to its right: the sides it crosses, in order. */
  readonly left: ShiftedLine;
  readonly right: ShiftedLine;
}

/** A shifted line never meets a corner: it is a plain walk from hex to hex. @rule LOF-3 */
export interface ShiftedLine {
  readonly directions: Uint8Array;
  /** Where the unshifted line meets that side: -1 nearer its start, 0 exactly half way, 1 nearer its end. */
  readonly half: Int8Array;
}

/** Corners around a centre, clockwise from the north-west one: side d runs from corner d to corner d + 1. */
const cornerX = [-1, 1, 2, 1, -1, -2] as const;
const cornerY = [-1, -1, 0, 1, 1, 0] as const;

const centreY = (column: number, row: number): number => 2 * row + ((column & 1) === 0 ? 1 : 0);

/** Offsets from the centre that the line starts at. */
interface Segment {
  readonly startColumn: number;
  readonly columns: number;
  readonly rows: number;
  readonly dx: number;
  readonly dy: number;
}

const centreOf = (segment: Segment, columns: number, rows: number): readonly [number, number] => [
  3 * columns,
  centreY(segment.startColumn + columns, rows) - centreY(segment.startColumn, 0),
];

/** Positive when (x, y) lies to the left of the line, 0 when on it. */
const leftOf = (segment: Segment, x: number, y: number): number => segment.dy * x - segment.dx * y;

/**
 * Rows of a column that the line can touch: a superset, found from where it enters and leaves the column's slab. The one
 * division here cannot drop a row by rounding: a whole quotient comes out exactly, and no other is so near a whole number
 * that floor or ceil could slip (it is at least 1 / dx from one, and dx is under 540).
 */
function rowRange(segment: Segment, columns: number): readonly [number, number] {
  const { dx, dy } = segment;
  const [, base] = centreOf(segment, columns, 0);
  let low = Math.min(0, dy);
  let high = Math.max(0, dy);
  if (dx !== 0) {
    const clip = (x: number) => (dx > 0 ? Math.min(Math.max(x, 0), dx) : Math.max(Math.min(x, 0), dx));
    const a = (clip(3 * columns - 2) * dy) / dx;
    const b = (clip(3 * columns + 2) * dy) / dx;
    low = Math.floor(Math.min(a, b));
    high = Math.ceil(Math.max(a, b));
  }
  return [Math.floor((low - 1 - base) / 2), Math.ceil((high + 1 - base) / 2)];
}

/** Every hex that the closed line touches, its own two ends among them. */
function touchedHexes(segment: Segment): (readonly [number, number])[] {
  const found: (readonly [number, number])[] = [];
  const way = Math.sign(segment.columns) || 1;
  for (let columns = 0; ; columns += way) {
    const [first, last] = rowRange(segment, columns);
    for (let rows = first; rows <= last; rows++) {
      const [x, y] = centreOf(segment, columns, rows);
      if (!withinEnds(segment, x, y)) continue;
      let low = Infinity;
      let high = -Infinity;
      for (let corner = 0; corner < 6; corner++) {
        const side = leftOf(segment, x + cornerX[corner]!, y + cornerY[corner]!);
        low = Math.min(low, side);
        high = Math.max(high, side);
      }
      if (low <= 0 && high >= 0) found.push([columns, rows]);
    }
    if (columns === segment.columns) break;
  }
  return found.sort((a, b) => a[1] - b[1] || a[0] - b[0]);
}

/** Leaves out hexes that the endless line would meet before its start or beyond its end. */
function withinEnds(segment: Segment, x: number, y: number): boolean {
  const { dx, dy } = segment;
  const along = x * dx + 3 * y * dy; // y in half heights: a true scalar product, times a constant
  return along >= 0 && along <= dx * dx + 3 * dy * dy;
}

/** Whether a point of the endless line lies on the segment. */
function onSegment({ dx, dy }: Segment, x: number, y: number): boolean {
  const [part, whole] = dx !== 0 ? [x, dx] : [y, dy];
  return whole > 0 ? part >= 0 && part <= whole : part <= 0 && part >= whole;
}

/** Numerator and denominator of where the line meets a side that is not parallel to it. */
function meeting({ dx, dy }: Segment, px: number, py: number, qx: number, qy: number): readonly [number, number] {
  const sx = qx - px;
  const sy = qy - py;
  const numerator = px * sy - py * sx;
  const denominator = dx * sy - dy * sx;
  return denominator < 0 ? [-numerator, -denominator] : [numerator, denominator];
}

function touchedSides(segment: Segment, hexes: readonly (readonly [number, number])[]): number[] {
  const sides: number[] = [];
  const seen = new Set<string>();
  for (const [columns, rows] of hexes) {
    const [x, y] = centreOf(segment, columns, rows);
    for (let direction = 0; direction < 6; direction++) {
      const next = (direction + 1) % 6;
      const px = x + cornerX[direction]!;
      const py = y + cornerY[direction]!;
      const qx = x + cornerX[next]!;
      const qy = y + cornerY[next]!;
      const p = leftOf(segment, px, py);
      const q = leftOf(segment, qx, qy);
      if (p * q > 0) continue;
      const crossed = p * q < 0;
      if (crossed) {
        const [numerator, denominator] = meeting(segment, px, py, qx, qy);
        if (numerator < 0 || numerator > denominator) continue;
      } else if (!(p === 0 && onSegment(segment, px, py)) && !(q === 0 && onSegment(segment, qx, qy))) continue;
      const key = `${Math.min(px, qx)} ${Math.max(px, qx)} ${py + qy}`;
      if (seen.has(key)) continue;
      seen.add(key);
      sides.push(columns, rows, direction, crossed ? 1 : 0);
    }
  }
  return sides;
}

/** Walks from hex to hex; a corner exactly on the line is taken to lie on the side given. */
function shiftedLine(segment: Segment, cornersLieLeft: boolean): ShiftedLine {
  const directions: number[] = [];
  const half: number[] = [];
  let columns = 0;
  let rows = 0;
  const isLeft = (x: number, y: number) => {
    const side = leftOf(segment, x, y);
    return side === 0 ? cornersLieLeft : side > 0;
  };
  while (columns !== segment.columns || rows !== segment.rows) {
    const [x, y] = centreOf(segment, columns, rows);
    const before = directions.length;
    for (let direction = 0; direction < 6; direction++) {
      const next = (direction + 1) % 6;
      const px = x + cornerX[direction]!;
      const py = y + cornerY[direction]!;
      const qx = x + cornerX[next]!;
      const qy = y + cornerY[next]!;
      // Leaving a convex hex, clockwise corners go from the line's left to its right on one side alone.
      if (!isLeft(px, py) || isLeft(qx, qy)) continue;
      const [numerator, denominator] = meeting(segment, px, py, qx, qy);
      directions.push(direction);
      half.push(Math.sign(2 * numerator - denominator));
      const [columnStep, rowStep] = step(segment.startColumn + columns, direction as Direction);
      columns += columnStep;
      rows += rowStep;
      break;
    }
    if (directions.length === before)
      throw new Error(`no way on along the line to ${segment.columns}, ${segment.rows}`);
  }
  return { directions: Uint8Array.from(directions), half: Int8Array.from(half) };
}

function makeTemplate(columnParity: number, columns: number, rows: number): LineTemplate {
  const bare: Segment = { startColumn: columnParity, columns, rows, dx: 0, dy: 0 };
  const [dx, dy] = centreOf(bare, columns, rows);
  const segment: Segment = { ...bare, dx, dy };
  const hexes = touchedHexes(segment);
  const between = hexes.filter(([c, r]) => (c !== 0 || r !== 0) && (c !== columns || r !== rows));
  return {
    touched: Int16Array.from(between.flat()),
    sides: Int16Array.from(touchedSides(segment, hexes)),
    left: shiftedLine(segment, false),
    right: shiftedLine(segment, true),
  };
}

const templates = new Map<number, LineTemplate>();

/** The line between two different hexes, as steps from the first. @rule LOF-2 @rule LOF-3 */
export function lineTemplate(grid: Grid, from: HexIndex, to: HexIndex): LineTemplate {
  const column = columnOf(grid, from);
  const columns = columnOf(grid, to) - column;
  const rows = rowOf(grid, to) - rowOf(grid, from);
  const key = ((columns + 256) * 512 + rows + 256) * 2 + (column & 1);
  let template = templates.get(key);
  if (!template) {
    template = makeTemplate(column & 1, columns, rows);
    templates.set(key, template);
  }
  return template;
}

/** The hexes of the board that the line touches, both ends left out, sorted by row, then column. @rule LOF-3 */
export function touchedBetween(grid: Grid, from: HexIndex, to: HexIndex): HexIndex[] {
  const { touched } = lineTemplate(grid, from, to);
  const startColumn = columnOf(grid, from);
  const startRow = rowOf(grid, from);
  const hexes: HexIndex[] = [];
  for (let index = 0; index < touched.length; index += 2) {
    const hex = hexAtStep(grid, startColumn + touched[index]!, startRow + touched[index + 1]!);
    if (hex >= 0) hexes.push(hex);
  }
  return hexes;
}

/** The hex at a column and row, -1 off the map. */
export const hexAtStep = (grid: Grid, column: number, row: number): HexIndex =>
  column >= 0 && column < grid.columns && row >= 0 && row < grid.rows ? row * grid.columns + column : -1;

/** A side that a line touches, named from a hex of the board. */
export interface TouchedSide {
  readonly hex: HexIndex;
  readonly direction: Direction;
  /** Strictly between the side's ends; else at one of them, or along it. */
  readonly crossed: boolean;
}

/** The sides of the board that the line touches, those of its edge among them. @rule LOF-3 */
export function touchedSidesBetween(grid: Grid, from: HexIndex, to: HexIndex): TouchedSide[] {
  const { sides } = lineTemplate(grid, from, to);
  const found: TouchedSide[] = [];
  for (let index = 0; index < sides.length; index += 4) {
    const column = columnOf(grid, from) + sides[index]!;
    const row = rowOf(grid, from) + sides[index + 1]!;
    const direction = sides[index + 2] as Direction;
    const crossed = sides[index + 3] === 1;
    const near = hexAtStep(grid, column, row);
    if (near >= 0) {
      found.push({ hex: near, direction, crossed });
      continue;
    }
    const [columns, rows] = step(column, direction);
    const far = hexAtStep(grid, column + columns, row + rows);
    if (far >= 0) found.push({ hex: far, direction: opposite(direction), crossed });
  }
  return found;
}

/** Hexes that a shifted line walks over, its start left out. */
function walked(grid: Grid, from: HexIndex, { directions }: ShiftedLine): HexIndex[] {
  let column = columnOf(grid, from);
  let row = rowOf(grid, from);
  return Array.from(directions, (direction) => {
    const [columns, rows] = step(column, direction as Direction);
    column += columns;
    row += rows;
    return hexAtStep(grid, column, row);
  });
}

/** The hexes of the board that the line goes through, not merely touches, both ends left out, from its start on. @rule LOF-3 */
export function crossedBetween(grid: Grid, from: HexIndex, to: HexIndex): HexIndex[] {
  if (from === to) return [];
  const { left, right } = lineTemplate(grid, from, to);
  // Shifted either way the line still goes through it: it is not only a corner or a side that is met.
  const other = new Set(walked(grid, from, right));
  return walked(grid, from, left).filter((hex) => hex >= 0 && hex !== to && other.has(hex));
}
