import { directions, neighbour, opposite, turned, type Direction, type HexIndex, type Point } from '../../hex';
import type { GroundView } from '../view';
import { centreOf } from '../world';
import { addRoad, addSquare, roadShape, type RoadShape } from './road-shape';

/** Roads as lines from hex to hex. */
export interface RoadPlan {
  readonly lines: Path2D;
  /** Ways through fords, drawn lighter and under the ripples. */
  readonly fords: Path2D;
  /** The beaten earth itself, squares included: its edges stray as feet and wheels have worn them. */
  readonly surface: Path2D;
  /** The middle of it, worn pale. */
  readonly heart: Path2D;
  /** Where wheels go, on single roads. */
  readonly ruts: Path2D;
  /** The directions in which the road leaves a hex. */
  readonly ways: ReadonlyMap<HexIndex, readonly Direction[]>;
}

const joins = new Set(['road', 'ford', 'gate', 'door', 'yard']);
const leads = new Set(['road', 'ford', 'gate']);

/** The sides that no road crosses, as `hex * 6 + direction` from both hands. */
function shutSides(view: GroundView): Set<number> {
  const shut = new Set<number>();
  for (const { hex, direction } of [...view.walls, ...view.windows]) {
    shut.add(hex * 6 + direction);
    const beyond = neighbour(view.grid, hex, direction);
    if (beyond >= 0) shut.add(beyond * 6 + opposite(direction));
  }
  return shut;
}

/** Where the road of a hex goes on; one that ends at the map's edge runs off it. */
function waysOf(view: GroundView, hex: HexIndex, shut: ReadonlySet<number>): Direction[] {
  const { grid, terrain } = view;
  const ways = directions.filter((direction) => {
    const beyond = terrain[neighbour(grid, hex, direction)] ?? '';
    if (shut.has(hex * 6 + direction)) return false;
    if (terrain[hex] === 'ford') return beyond === 'road' || beyond === 'ford';
    return terrain[hex] === 'road' ? joins.has(beyond) : beyond === 'road';
  });
  const only = ways[0];
  if (terrain[hex] !== 'road' || ways.length !== 1 || only === undefined) return ways;
  const straight = opposite(only);
  const out = [straight, turned(straight, 1), turned(straight, -1)].find((way) => neighbour(grid, hex, way) < 0);
  return out === undefined ? ways : [...ways, out];
}

const average = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The triangles of road between a hex and its next two neighbours, each once; one of the three may be an open gate. */
function addSquares(road: RoadShape, view: GroundView, hex: HexIndex, shut: ReadonlySet<number>): void {
  const { grid, terrain } = view;
  for (const direction of [1, 2] as const) {
    const next = turned(direction, 1);
    const corners = [hex, neighbour(grid, hex, direction), neighbour(grid, hex, next)];
    const gates = corners.filter((corner) => terrain[corner] === 'gate').length;
    const roads = corners.filter((corner) => terrain[corner] === 'road').length;
    if (roads < 2 || roads + gates < 3) continue;
    // Beside a wall the ground before a gate stays as it is.
    const between = [corners[0]! * 6 + direction, corners[0]! * 6 + next, corners[1]! * 6 + turned(direction, 2)];
    if (gates > 0 && between.some((side) => shut.has(side))) continue;
    const points = corners.map((corner) => centreOf(grid, corner));
    const middle = { x: average(points.map(({ x }) => x)), y: average(points.map(({ y }) => y)) };
    // The way through a gate is paved: earth lies up to it alone.
    const before = ({ x, y }: Point): Point => ({ x: x + (middle.x - x) * 0.9, y: y + (middle.y - y) * 0.9 });
    addSquare(
      road,
      corners.map((corner, index) => (terrain[corner] === 'gate' ? before(points[index]!) : points[index]!)),
    );
  }
}

/** Joins the roads of a ground. */
export function planRoads(view: GroundView): RoadPlan {
  const road = roadShape(view.seed);
  const ford = roadShape(view.seed);
  const shut = shutSides(view);
  const ways = new Map<HexIndex, readonly Direction[]>();
  for (let hex = 0; hex < view.grid.size; hex++) {
    const terrain = view.terrain[hex] ?? '';
    if (!leads.has(terrain)) continue;
    const own = waysOf(view, hex, shut);
    ways.set(hex, own);
    const centre = centreOf(view.grid, hex);
    if (terrain === 'road') addRoad(road, centre, own);
    addSquares(road, view, hex, shut);
    if (terrain === 'ford') addRoad(ford, centre, own);
  }
  const { lines, surface, heart, ruts } = road;
  return { lines, fords: ford.lines, surface, heart, ruts, ways };
}
