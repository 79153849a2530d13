import { directions, neighbour, opposite, turned, type Direction, type HexIndex, type Point } from '../../hex';
import { polygon } from '../paint';
import type { GroundView } from '../view';
import { centreOf, inradius, toward } from '../world';

/** Roads as lines from hex to hex. */
export interface RoadPlan {
  readonly lines: Path2D;
  /** Ways through fords, drawn lighter and under the ripples. */
  readonly fords: Path2D;
  /** Where three roads touch one another: filled in. */
  readonly plazas: Path2D;
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

/** The triangles of road between a hex and its next two neighbours, each once. */
function addPlazas(path: Path2D, view: GroundView, hex: HexIndex): void {
  const road = (other: HexIndex): boolean => view.terrain[other] === 'road';
  for (const direction of [1, 2] as const) {
    const first = neighbour(view.grid, hex, direction);
    const second = neighbour(view.grid, hex, turned(direction, 1));
    if (!road(first) || !road(second)) continue;
    polygon(
      path,
      [hex, first, second].map((corner) => centreOf(view.grid, corner)),
    );
  }
}

/** Joins the roads of a ground. */
export function planRoads(view: GroundView): RoadPlan {
  const lines = new Path2D();
  const fords = new Path2D();
  const plazas = new Path2D();
  const shut = shutSides(view);
  const ways = new Map<HexIndex, readonly Direction[]>();
  for (let hex = 0; hex < view.grid.size; hex++) {
    const terrain = view.terrain[hex] ?? '';
    if (!leads.has(terrain)) continue;
    const own = waysOf(view, hex, shut);
    ways.set(hex, own);
    if (terrain === 'road') addHex(lines, centreOf(view.grid, hex), own);
    if (terrain === 'road') addPlazas(plazas, view, hex);
    if (terrain === 'ford') addHex(fords, centreOf(view.grid, hex), own);
  }
  return { lines, fords, plazas, ways };
}
