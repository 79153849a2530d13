import { columnOf, directions, makeGrid, neighbour, rowOf, type Direction, type Grid, type HexIndex } from '../../hex';
import type { GroundView, SideMark } from '../view';
import { inradius, mapRect, sheetRect, type Rect } from '../world';
import { areaPath, cornerPoint, outlines, sideEnds, tracePath } from './outline';
import { insetLines, naturalArea, type Growth } from './natural';
import { houseGroups, indoors, type HouseGroup } from './house-groups';
import { besideTower, planRamparts, type RampartPlan } from './plan-ramparts';
import { planRoads, type RoadPlan } from './plan-roads';
import { planRoof, type RoofPlan } from './plan-roofs';
import { planSlopes, type SlopePlan } from './plan-slopes';

/** What is worked out of a ground once, in world units; every tile is painted from it. */
export interface GroundPlan {
  readonly view: GroundView;
  readonly map: Rect;
  readonly sheet: Rect;
  /** The union of all hexes, exactly. */
  readonly mapPath: Path2D;
  readonly forest: Path2D;
  readonly brush: Path2D;
  readonly rocks: Path2D;
  readonly slope: Path2D;
  readonly water: Path2D;
  /** Lines that follow the shore, the nearest first. */
  readonly shoreLines: readonly Path2D[];
  readonly yard: Path2D;
  readonly floors: readonly HousePlan[];
  readonly roads: RoadPlan;
  readonly slopes: SlopePlan;
  readonly houseWalls: Path2D;
  readonly stoneWalls: Path2D;
  readonly ramparts: RampartPlan;
  /** A hex by a hex: a road or path that leads over water. */
  readonly bridges: ReadonlySet<HexIndex>;
}

export interface HousePlan extends HouseGroup {
  readonly area: Path2D;
  /** How its boards lie. */
  readonly grain: Direction;
  readonly plan: RoofPlan;
}

/** Hexes around the map that continue its edge, so that a wood or a stream runs off it rather than ending on it. */
const border = 2;

/** A grid that goes on beyond the map's edges, and what of the map each of its hexes continues. */
function beyondEdges({ grid }: GroundView): { readonly wide: Grid; readonly inner: (hex: HexIndex) => HexIndex } {
  const wide = makeGrid(Math.min(180, grid.columns + 2 * border), Math.min(180, grid.rows + 2 * border));
  const inner = (hex: HexIndex): HexIndex => {
    const column = Math.min(grid.columns - 1, Math.max(0, columnOf(wide, hex) - border));
    const row = Math.min(grid.rows - 1, Math.max(0, rowOf(wide, hex) - border));
    return row * grid.columns + column;
  };
  return { wide, inner };
}

const backToMap = (path: Path2D): Path2D => {
  const moved = new Path2D();
  moved.addPath(path, new DOMMatrix([1, 0, 0, 1, -150 * border, -2 * inradius * border]));
  return moved;
};

/** The area of some terrains, flowing, running off the map's edge. */
function flowing(view: GroundView, has: (hex: HexIndex) => boolean, growth: Growth): Path2D {
  const { wide, inner } = beyondEdges(view);
  return backToMap(naturalArea(wide, (hex) => has(inner(hex)), growth, view.seed));
}

const waterEdge: Growth = { rounding: 0.5, wander: 11, stray: 7 };

function planShoreLines(view: GroundView, has: (hex: HexIndex) => boolean): Path2D[] {
  const { wide, inner } = beyondEdges(view);
  return insetLines(wide, (hex) => has(inner(hex)), waterEdge, view.seed, [11, 22, 36]).map(backToMap);
}

/** A road over water: water on two sides of it with something else between them. */
function findBridges(view: GroundView): Set<HexIndex> {
  const { grid, terrain } = view;
  const bridges = new Set<HexIndex>();
  for (let hex = 0; hex < grid.size; hex++) {
    if (terrain[hex] !== 'road') continue;
    const wet = directions.map((direction) => terrain[neighbour(grid, hex, direction)] === 'water');
    const banks = wet.filter((own, index) => own && !wet[(index + 5) % 6]).length;
    if (banks >= 2) bridges.add(hex);
  }
  return bridges;
}

function planHouses(view: GroundView): HousePlan[] {
  const { grid, seed } = view;
  return houseGroups(view).map((house) => {
    const own = new Set(house.hexes);
    const area = areaPath(grid, (hex) => own.has(hex), 0, 0, 0);
    const grain = (((house.hexes[0] ?? 0) + seed) % 3) as Direction;
    return { ...house, area, grain, plan: planRoof(grid, house) };
  });
}

/** Sides as straight strokes, one after another where they meet. */
function sidesPath(grid: Grid, sides: readonly SideMark[]): Path2D {
  const path = new Path2D();
  for (const { hex, direction } of sides) {
    const [a, b] = sideEnds(grid, hex, direction).map(cornerPoint);
    if (!a || !b) continue;
    path.moveTo(a.x, a.y);
    path.lineTo(b.x, b.y);
  }
  return path;
}

/** Whether a side belongs to a house: a hex within doors on one hand of it. */
export function besideHouse(view: GroundView, side: SideMark): boolean {
  const beyond = neighbour(view.grid, side.hex, side.direction);
  return indoors(view.terrain[side.hex]) || indoors(view.terrain[beyond]);
}

/** Works a ground out. Costs a few milliseconds; needs a browser's Path2D. */
export function planGround(view: GroundView): GroundPlan {
  const { grid, terrain } = view;
  const bridges = findBridges(view);
  const kind =
    (...kinds: string[]) =>
    (hex: HexIndex) =>
      kinds.includes(terrain[hex] ?? '');
  const wet = (hex: HexIndex): boolean => kind('water', 'ford')(hex) || bridges.has(hex);
  const mapPath = new Path2D();
  for (const chain of outlines(grid, () => true)) tracePath(mapPath, chain, 0, 0, 0);
  const walls = [...view.walls, ...view.windows];
  return {
    view,
    map: mapRect(grid),
    sheet: sheetRect(grid),
    mapPath,
    forest: flowing(view, kind('tree'), { rounding: 0.5, wander: 12, stray: 9 }),
    brush: flowing(view, kind('brush'), { rounding: 0.5, wander: 14, stray: 11 }),
    rocks: flowing(view, kind('rocks'), { rounding: 0.45, wander: 12, stray: 11 }),
    slope: flowing(view, kind('slope'), { rounding: 0.45, wander: 10, stray: 10 }),
    water: flowing(view, wet, waterEdge),
    shoreLines: planShoreLines(view, wet),
    yard: flowing(view, kind('yard', 'gate'), { rounding: 0.12, wander: 4, stray: 2 }),
    floors: planHouses(view),
    roads: planRoads(view),
    slopes: planSlopes(view),
    houseWalls: sidesPath(
      grid,
      walls.filter((side) => besideHouse(view, side)),
    ),
    stoneWalls: sidesPath(
      grid,
      walls.filter((side) => !besideHouse(view, side) && !besideTower(view, side)),
    ),
    ramparts: planRamparts(view),
    bridges,
  };
}
