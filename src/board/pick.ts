import { hexAt, type Direction, type Grid, type HexIndex, type Point } from '../hex';
import { centreOf, worldRadius } from './world';

/** What lies under a point: a hex (-1 off the map) and which of its six sixths, named by the side it ends at. */
export interface Picked {
  readonly hex: HexIndex;
  readonly part: Direction;
}

/** The sixth of a hex in which an offset from its centre lies. */
export function partAt(dx: number, dy: number): Direction {
  const turns = (Math.atan2(dy, dx) + Math.PI / 2) / (Math.PI / 3);
  return ((Math.round(turns) + 6) % 6) as Direction;
}

/** The hex and the sixth under a point in world units. */
export function pick(grid: Grid, point: Point): Picked {
  const hex = hexAt(grid, point.x, point.y, worldRadius);
  if (hex < 0) return { hex, part: 0 };
  const centre = centreOf(grid, hex);
  return { hex, part: partAt(point.x - centre.x, point.y - centre.y) };
}
