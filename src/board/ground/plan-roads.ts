import { directions, neighbour, opposite, turned, type Direction, type HexIndex, type Point } from '../../hex';
import type { GroundView } from '../view';
import { centreOf, inradius, toward } from '../world';

/** Roads as lines from hex to hex. */
export interface RoadPlan {
  readonly lines: Path2D;
  /** Ways through fords, drawn lighter and under the ripples. */
  readonly fords: Path2D;
  /** The directions in which the road leaves a hex. */
  readonly ways: ReadonlyMap<HexIndex, readonly Direction[]>;
}

const joins = new Set(['road', 'ford', 'gate', 'door', 'yard']);
const leads = new Set(['road', 'ford', 'gate']);

/** Where the road of a hex goes on; one that ends at the map's edge runs off it. */
function waysOf(view: GroundView, hex: HexIndex): Direction[] {
  const { grid, terrain } = view;
  const ways = directions.filter((direction) => {
    const beyond = terrain[neighbour(grid, hex, direction)] ?? '';
    return terrain[hex] === 'road' ? joins.has(beyond) : beyond === 'road';
  });
  const only = ways[0];
  if (terrain[hex] !== 'road' || ways.length !== 1 || only === undefined) return ways;
  const straight = opposite(only);
  const out = [straight, turned(straight, 1), turned(straight, -1)].find((way) => neighbour(grid, hex, way) < 0);
  return out === undefined ? ways : [...ways, out];
}

const middleOf = (centre: Point, way: Direction): Point => ({
  x: centre.x + toward(way).x * inradius,
  y: centre.y + toward(way).y * inradius,
});

function addHex(path: Path2D, centre: Point, ways: readonly Direction[]): void {
  const [first, second] = ways;
  if (ways.length === 2 && first !== undefined && second !== undefined) {
    const a = middleOf(centre, first);
    const b = middleOf(centre, second);
    path.moveTo(a.x, a.y);
    path.quadraticCurveTo(centre.x, centre.y, b.x, b.y);
    return;
  }
  for (const way of ways) {
    const end = middleOf(centre, way);
    path.moveTo(centre.x, centre.y);
    path.lineTo(end.x, end.y);
  }
  if (ways.length === 0) {
    path.moveTo(centre.x - 1, centre.y);
    path.lineTo(centre.x + 1, centre.y);
  }
}

/** Joins the roads of a ground. */
export function planRoads(view: GroundView): RoadPlan {
  const lines = new Path2D();
  const fords = new Path2D();
  const ways = new Map<HexIndex, readonly Direction[]>();
  for (let hex = 0; hex < view.grid.size; hex++) {
    const terrain = view.terrain[hex] ?? '';
    if (!leads.has(terrain)) continue;
    const own = waysOf(view, hex);
    ways.set(hex, own);
    if (terrain === 'road') addHex(lines, centreOf(view.grid, hex), own);
    if (terrain === 'ford') addHex(fords, centreOf(view.grid, hex), own);
  }
  return { lines, fords, ways };
}
