import { hexCentre, mapSize, unitCorners, type Direction, type Grid, type HexIndex, type Point } from '../hex';

/** The board is drawn in world units: a hundred from a hex's centre to its corner. A camera's scale is pixels a unit. */
export const worldRadius = 100;
/** From a hex's centre to the middle of a side. */
export const inradius = (Math.sqrt(3) / 2) * worldRadius;
/** Bare parchment around the hexes, with the frame on it. */
export const sheetMargin = 62;

export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const centreOf = (grid: Grid, hex: HexIndex): Point => hexCentre(grid, hex, worldRadius);

/** Corners of a hex in world units around its centre. */
export const corners: readonly Point[] = unitCorners.map((corner) => ({
  x: corner.x * worldRadius,
  y: corner.y * worldRadius,
}));

/** Unit vectors by direction. */
export const towards: readonly Point[] = [0, 1, 2, 3, 4, 5].map((direction) => {
  const angle = (Math.PI / 3) * direction - Math.PI / 2;
  return { x: Math.cos(angle), y: Math.sin(angle) };
});

export const toward = (direction: Direction): Point => towards[direction] as Point;

/** All hexes together. */
export function mapRect(grid: Grid): Rect {
  const { width, height } = mapSize(grid, worldRadius);
  return { left: 0, top: 0, right: width, bottom: height };
}

/** The sheet: hexes and the parchment around them. */
export const sheetRect = (grid: Grid): Rect => grown(mapRect(grid), sheetMargin);

export const grown = (rect: Rect, by: number): Rect => ({
  left: rect.left - by,
  top: rect.top - by,
  right: rect.right + by,
  bottom: rect.bottom + by,
});

/** Whether two rectangles share more than a hair, in pixels or a world unit. */
export const overlap = (a: Rect, b: Rect): boolean =>
  a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;

/** Whether the second lies in the first, but for a hair. */
export const contains = (a: Rect, b: Rect): boolean =>
  b.left >= a.left - 1 && b.top >= a.top - 1 && b.right <= a.right + 1 && b.bottom <= a.bottom + 1;

/** The smallest rectangle that holds every point; null when there is none. */
export function pointsRect(points: readonly Point[]): Rect | null {
  if (points.length === 0) return null;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** The smallest rectangle that holds the whole of every hex named; null when there is none. */
export function hexesRect(grid: Grid, hexes: readonly HexIndex[]): Rect | null {
  const rect = pointsRect(hexes.filter((hex) => hex >= 0 && hex < grid.size).map((hex) => centreOf(grid, hex)));
  return (
    rect && {
      left: rect.left - worldRadius,
      top: rect.top - inradius,
      right: rect.right + worldRadius,
      bottom: rect.bottom + inradius,
    }
  );
}

/** Hexes of which some part may show in a rectangle, in index order. */
export function hexesIn(grid: Grid, rect: Rect): HexIndex[] {
  const found: HexIndex[] = [];
  const firstColumn = Math.max(0, Math.floor((rect.left - 2 * worldRadius) / 150));
  const lastColumn = Math.min(grid.columns - 1, Math.ceil(rect.right / 150));
  const firstRow = Math.max(0, Math.floor(rect.top / (2 * inradius)) - 1);
  const lastRow = Math.min(grid.rows - 1, Math.ceil(rect.bottom / (2 * inradius)));
  for (let row = firstRow; row <= lastRow; row++) {
    for (let column = firstColumn; column <= lastColumn; column++) found.push(row * grid.columns + column);
  }
  return found;
}

/** From a counter's middle to beyond its edge, whichever way: where lines begin and end. */
export const counterEdge = 72;

/** A point moved toward another by a distance. */
export function shortened(from: Point, to: Point, by: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) / length) * by, y: from.y + ((to.y - from.y) / length) * by };
}
