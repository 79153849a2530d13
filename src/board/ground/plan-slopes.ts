import { directions, neighbour, type HexIndex, type Point } from '../../hex';
import { fractions } from '../hash';
import type { GroundView } from '../view';
import { centreOf, inradius } from '../world';
import { chained, cornerPoint, sideEnds, tracePath } from './outline';

/** One stroke of a slope's shading: from its top, downhill. */
export interface Hachure extends Point {
  readonly dx: number;
  readonly dy: number;
  readonly length: number;
  readonly weight: number;
}

/** One side where the ground falls: its ends, downhill, and how the light lies on the fall (−1 in shade, 1 in the sun). */
export interface Relief {
  readonly a: Point;
  readonly b: Point;
  readonly down: Point;
  readonly light: number;
}

export interface SlopePlan {
  /** The edges of high ground. */
  readonly crests: Path2D;
  readonly hachures: readonly Hachure[];
  readonly reliefs: readonly Relief[];
}

/** Steps from the nearest crest, over slope hexes. */
function stepsFromCrest(view: GroundView): Map<HexIndex, number> {
  const steps = new Map<HexIndex, number>();
  const queue: HexIndex[] = [];
  for (const { hex } of view.crests) {
    if (!steps.has(hex)) queue.push(hex);
    steps.set(hex, 0);
  }
  for (let next = 0; next < queue.length; next++) {
    const hex = queue[next] as HexIndex;
    for (const direction of directions) {
      const beyond = neighbour(view.grid, hex, direction);
      if (beyond < 0 || steps.has(beyond) || view.terrain[beyond] !== 'slope') continue;
      steps.set(beyond, (steps.get(hex) ?? 0) + 1);
      queue.push(beyond);
    }
  }
  return steps;
}

/** Downhill from a slope hex that no crest touches: away from the crest, else to the south. */
function downhill(view: GroundView, steps: ReadonlyMap<HexIndex, number>, hex: HexIndex): Point {
  const own = steps.get(hex);
  const here = centreOf(view.grid, hex);
  let x = 0;
  let y = 0;
  for (const direction of directions) {
    const beyond = neighbour(view.grid, hex, direction);
    const far = steps.get(beyond);
    if (own === undefined || far === undefined || far >= own) continue;
    const there = centreOf(view.grid, beyond);
    x += here.x - there.x;
    y += here.y - there.y;
  }
  const length = Math.hypot(x, y);
  return length < 1 ? { x: 0.26, y: 0.97 } : { x: x / length, y: y / length };
}

/** The sun stands in the upper left, as everywhere on the map. */
const sunward = { x: -0.6, y: -0.8 };

const reliefsOf = (view: GroundView): Relief[] =>
  view.crests.map(({ hex, direction }) => {
    const [a, b] = sideEnds(view.grid, hex, direction).map(cornerPoint) as [Point, Point];
    const centre = centreOf(view.grid, hex);
    const down = { x: (centre.x - (a.x + b.x) / 2) / inradius, y: (centre.y - (a.y + b.y) / 2) / inradius };
    return { a, b, down, light: down.x * sunward.x + down.y * sunward.y };
  });

/** Strokes down from one crest side, fanning a little toward its ends. */
function crestHachures(view: GroundView, index: number): Hachure[] {
  const side = view.crests[index];
  if (!side) return [];
  const [a, b] = sideEnds(view.grid, side.hex, side.direction).map(cornerPoint);
  if (!a || !b) return [];
  const centre = centreOf(view.grid, side.hex);
  const next = fractions(view.seed, 113, side.hex, side.direction);
  const strokes: Hachure[] = [];
  for (let part = 0.04; part < 1; part += 0.085) {
    const at = part + (next() - 0.5) * 0.04;
    const x = a.x + (b.x - a.x) * at;
    const y = a.y + (b.y - a.y) * at;
    const normal = { x: (centre.x - (a.x + b.x) / 2) / inradius, y: (centre.y - (a.y + b.y) / 2) / inradius };
    const lean = (next() - 0.5) * 0.22;
    strokes.push({
      x,
      y,
      dx: normal.x - normal.y * lean,
      dy: normal.y + normal.x * lean,
      length: 44 + next() * 52,
      weight: 4.2 + next() * 3,
    });
  }
  return strokes;
}

/** Sparse strokes on the rest of a slope. */
function fieldHachures(view: GroundView, hex: HexIndex, way: Point, many: number): Hachure[] {
  const centre = centreOf(view.grid, hex);
  const next = fractions(view.seed, 127, hex);
  return Array.from({ length: many }, (_none, index) => {
    const across = ((index + 0.5) / many - 0.5) * 150 + (next() - 0.5) * 14;
    const down = ((index * 5) % 3) * 38 - 62 + (next() - 0.5) * 22;
    return {
      x: centre.x - way.y * across + way.x * down,
      y: centre.y + way.x * across + way.y * down,
      dx: way.x,
      dy: way.y,
      length: 26 + next() * 20,
      weight: 2.4 + next() * 1.4,
    };
  });
}

/** Works out how slopes are shaded: strokes from the crest downhill; the ground above stays plain. */
export function planSlopes(view: GroundView): SlopePlan {
  const steps = stepsFromCrest(view);
  const crests = new Path2D();
  for (const chain of chained(view.crests.map((side) => sideEnds(view.grid, side.hex, side.direction)))) {
    tracePath(crests, chain, 0.36, 3, view.seed);
  }
  const hachures: Hachure[] = view.crests.flatMap((_side, index) => crestHachures(view, index));
  const lowHexes = new Set(view.crests.map((side) => side.hex));
  for (let hex = 0; hex < view.grid.size; hex++) {
    if (view.terrain[hex] !== 'slope') continue;
    hachures.push(...fieldHachures(view, hex, downhill(view, steps, hex), lowHexes.has(hex) ? 5 : 9));
  }
  return { crests, hachures, reliefs: reliefsOf(view) };
}
