import type { Direction, Point } from '../../hex';
import { polygon } from '../paint';
import { inradius, toward } from '../world';
import { noise, strayed } from './noise';

/** Half of a road's breadth. */
const roadHalf = 33;
/** Half of its pale middle's. */
const heartHalf = 23;
/** From the middle of the road to a rut. */
const rutHalf = 12.5;
/** How far a road strays from its straight line, and over what distance. */
const stray = 9;
const strayOver = 150;
const steps = 9;

/** A road as it grows piece by piece. */
export interface RoadShape {
  readonly seed: number;
  /** The middle of the road. */
  readonly lines: Path2D;
  readonly surface: Path2D;
  /** The middle of the surface, where it is worn pale. */
  readonly heart: Path2D;
  readonly ruts: Path2D;
}

export const roadShape = (seed: number): RoadShape => ({
  seed,
  lines: new Path2D(),
  surface: new Path2D(),
  heart: new Path2D(),
  ruts: new Path2D(),
});

const middleOf = (centre: Point, way: Direction): Point => ({
  x: centre.x + toward(way).x * inradius,
  y: centre.y + toward(way).y * inradius,
});

const bend = (a: Point, b: Point, c: Point, part: number): Point => ({
  x: (1 - part) ** 2 * a.x + 2 * part * (1 - part) * b.x + part ** 2 * c.x,
  y: (1 - part) ** 2 * a.y + 2 * part * (1 - part) * b.y + part ** 2 * c.y,
});

function trace(path: Path2D, points: readonly Point[]): void {
  points.forEach(({ x, y }, index) => (index === 0 ? path.moveTo(x, y) : path.lineTo(x, y)));
}

/** A rut, left out where the ground is too hard for it. */
function traceBroken({ ruts, seed }: RoadShape, points: readonly Point[]): void {
  let drawing = false;
  for (const { x, y } of points) {
    const soft = noise(seed + 19, x, y, 47) > -0.3;
    if (soft && drawing) ruts.lineTo(x, y);
    else if (soft) ruts.moveTo(x, y);
    drawing = soft;
  }
}

/** All pieces turn the same way around, so that where they overlap nothing is taken out again. */
function addClockwise(path: Path2D, points: readonly Point[]): void {
  let area = 0;
  points.forEach((here, index) => {
    const next = points[(index + 1) % points.length] as Point;
    area += here.x * next.y - next.x * here.y;
  });
  polygon(path, area < 0 ? points.toReversed() : points);
}

/**
 * One piece of road from a place through another to a third. Where it strays and how broad it is depend on the place
 * alone: pieces of two hexes meet without a seam.
 */
function addPiece(road: RoadShape, from: Point, through: Point, to: Point, rutted: boolean): void {
  const { seed } = road;
  const middle: Point[] = [];
  const sides: [Point[], Point[]] = [[], []];
  const hearts: [Point[], Point[]] = [[], []];
  const tracks: [Point[], Point[]] = [[], []];
  for (let step = 0; step <= steps; step++) {
    // A hair's breadth beyond both ends, over the next piece.
    const part = -0.012 + (step / steps) * 1.024;
    const here = bend(from, through, to, part);
    const before = bend(from, through, to, part - 0.02);
    const after = bend(from, through, to, part + 0.02);
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    const across = { x: -(after.y - before.y) / length, y: (after.x - before.x) / length };
    const at = strayed(here, stray, strayOver, seed);
    middle.push(at);
    for (const [index, hand] of [-1, 1].entries()) {
      const edge = { x: at.x + across.x * hand * roadHalf, y: at.y + across.y * hand * roadHalf };
      const worn = hand * (5 * noise(seed + 11, edge.x, edge.y, 64) + 3.2 * noise(seed + 13, edge.x, edge.y, 21));
      sides[index]?.push({ x: edge.x + across.x * worn, y: edge.y + across.y * worn });
      const pale = hand * (heartHalf + 4 * noise(seed + 17, edge.x, edge.y, 33));
      hearts[index]?.push({ x: at.x + across.x * pale, y: at.y + across.y * pale });
      tracks[index]?.push({ x: at.x + across.x * hand * rutHalf, y: at.y + across.y * hand * rutHalf });
    }
  }
  trace(road.lines, middle);
  addClockwise(road.surface, [...sides[0], ...sides[1].toReversed()]);
  addClockwise(road.heart, [...hearts[0], ...hearts[1].toReversed()]);
  if (rutted) for (const track of tracks) traceBroken(road, track);
}

function addRound(path: Path2D, { x, y }: Point, radius: number): void {
  path.moveTo(x + radius, y);
  path.arc(x, y, radius, 0, Math.PI * 2);
  path.closePath();
}

/** The road of one hex: through it, or from its middle each way. */
export function addRoad(road: RoadShape, centre: Point, ways: readonly Direction[]): void {
  const [first, second] = ways;
  if (ways.length === 2 && first !== undefined && second !== undefined) {
    addPiece(road, middleOf(centre, first), centre, middleOf(centre, second), true);
    return;
  }
  const middle = strayed(centre, stray, strayOver, road.seed);
  addRound(road.surface, middle, roadHalf);
  addRound(road.heart, middle, heartHalf);
  for (const way of ways) {
    const end = middleOf(centre, way);
    const half = { x: (centre.x + end.x) / 2, y: (centre.y + end.y) / 2 };
    addPiece(road, centre, half, end, false);
  }
}

/** A corner of a square: the ground between three hexes of road, with as much of a margin as the roads have. */
export function addSquare(road: RoadShape, corners: readonly Point[]): void {
  const moved = corners.map((corner) => strayed(corner, stray, strayOver, road.seed));
  addClockwise(road.surface, moved);
  addClockwise(road.heart, moved);
  // Where its sides meet, and where a road bends away from one, no end of a side stands out.
  for (const corner of moved) {
    addRound(road.surface, corner, roadHalf + 4);
    addRound(road.heart, corner, heartHalf + 2);
  }
  // Its sides are as broad as a road, whether or not one leads along them.
  moved.forEach((from, index) => {
    const to = moved[(index + 1) % moved.length] as Point;
    const half = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    addPiece({ ...road, lines: new Path2D(), ruts: new Path2D() }, from, half, to, false);
  });
}
