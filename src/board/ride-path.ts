import { neighbour, opposite, type Direction, type Grid, type Point } from '../hex';
import type { Stance } from './animation';
import { centreOf, inradius } from './world';

/** A counter's place on its way; a rider's point is the head's. Angles clockwise from north, in radians. */
export interface Placement extends Point {
  readonly facing: Direction | null;
  /** How far a rider has turned from the facing. */
  readonly turn: number;
}

const third = Math.PI / 3;
const length = 2 * inradius;

const mixed = (a: Point, b: Point, part: number): Point => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
});

const ahead = (from: Point, angle: number, far: number): Point => ({
  x: from.x + Math.sin(angle) * far,
  y: from.y - Math.cos(angle) * far,
});

/** The shortest way round, in radians; half a turn goes clockwise. */
function turnBetween(from: Direction, to: Direction): number {
  const steps = (to - from + 6) % 6;
  return (steps > 3 ? steps - 6 : steps) * third;
}

/** A head's place and an angle as a placement: the nearest facing, and what is left of the turn. */
function placed(head: Point, angle: number): Placement {
  const steps = Math.round(angle / third);
  return { ...head, facing: (((steps % 6) + 6) % 6) as Direction, turn: angle - steps * third };
}

interface Ride {
  readonly head: Point;
  readonly tail: Point;
  readonly facing: Direction;
}

function rideOf(grid: Grid, { at, facing }: Stance): Ride | null {
  if (facing === null) return null;
  const head = centreOf(grid, at);
  return { head, tail: ahead(head, facing * third, -length), facing };
}

const near = (a: Point, b: Point): boolean => Math.hypot(a.x - b.x, a.y - b.y) < 1;

/**
 * Part of one step of a horse: a pivot turns about the hindquarters, an about-turn about the middle; ahead, the head
 * draws the hindquarters after it as the horse turns; a slide keeps the facing.
 */
function rideBetween(from: Ride, to: Ride, part: number): Placement {
  const start = from.facing * third;
  const angle = start + turnBetween(from.facing, to.facing) * part;
  if (near(from.tail, to.head) && near(from.head, to.tail)) {
    return placed(ahead(mixed(from.head, from.tail, 0.5), angle, length / 2), angle);
  }
  if (near(from.tail, to.tail)) return placed(ahead(from.tail, angle, length), angle);
  return placed(mixed(from.head, to.head, part), angle);
}

/** Between the stances of a path at a part of the way (0–1). */
export function placementAlong(grid: Grid, path: readonly Stance[], part: number): Placement {
  const legs = path.length - 1;
  const [only] = path;
  if (legs === 0 && only) return { ...centreOf(grid, only.at), facing: only.facing, turn: 0 };
  const leg = Math.min(legs - 1, Math.floor(part * legs));
  const first = path[leg] as Stance;
  const second = path[leg + 1] as Stance;
  const within = part * legs - leg;
  const from = rideOf(grid, first);
  const to = rideOf(grid, second);
  if (from && to) return rideBetween(from, to, within);
  const facing = (within > 0.5 ? second : first).facing;
  return { ...mixed(centreOf(grid, first.at), centreOf(grid, second.at), within), facing, turn: 0 };
}

/** Both hexes of a stance, or its one. */
export function hexesAt(grid: Grid, { at, facing }: Stance): readonly number[] {
  return facing === null ? [at] : [at, neighbour(grid, at, opposite(facing))];
}
