import { hexAt, type Direction, type Grid, type HexIndex, type Point } from '../hex';
import { centreOf, inradius, toward, worldRadius } from './world';

/** What lies under a point: a hex (-1 off the map) and which of its six sixths, named by the side it ends at. */
export interface Picked {
  readonly hex: HexIndex;
  readonly part: Direction;
}

/** The same, and how near its side. */
interface Spotted extends Picked {
  /** Near that side rather than in the hex's middle: what stands on the side is touched. */
  readonly rim: boolean;
}

/** Where the rim begins, as a share of the way from the centre to a side: where the ring round a side ends. */
const rimFrom = 0.6;

/** The sixth of a hex in which an offset from its centre lies. */
export function partAt(dx: number, dy: number): Direction {
  const turns = (Math.atan2(dy, dx) + Math.PI / 2) / (Math.PI / 3);
  return ((Math.round(turns) + 6) % 6) as Direction;
}

/** The hex and the sixth under a point in world units. */
export function pick(grid: Grid, point: Point): Spotted {
  const hex = hexAt(grid, point.x, point.y, worldRadius);
  if (hex < 0) return { hex, part: 0, rim: false };
  const centre = centreOf(grid, hex);
  const [dx, dy] = [point.x - centre.x, point.y - centre.y];
  const part = partAt(dx, dy);
  const way = toward(part);
  return { hex, part, rim: dx * way.x + dy * way.y >= inradius * rimFrom };
}
