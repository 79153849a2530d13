import { directions, neighbour, sideCorners, type Direction, type Grid, type HexIndex, type Point } from '../../hex';
import { centreOf, corners, inradius, type Rect } from '../world';
import type { HouseGroup } from './house-groups';

/** One slope of a roof: a triangle of one plane. */
export interface RoofFacet {
  readonly hex: HexIndex;
  readonly points: readonly [Point, Point, Point];
  /** How the light falls on it: 0 as on flat ground, under it in shadow. */
  readonly light: number;
  /** Downhill, of length 1. */
  readonly down: Point;
}

export interface RoofPlan {
  readonly facets: readonly RoofFacet[];
  readonly area: Path2D;
  readonly ridges: Path2D;
  readonly hips: Path2D;
  readonly valleys: Path2D;
  /** Tops that no ridge leads to. */
  readonly peaks: readonly Point[];
  readonly bounds: Rect;
}

interface Place extends Point {
  readonly z: number;
}

/** How far the eaves stand out beyond the walls. */
const overhang = 30;
const peak = 1.15 * inradius;
/** Toward the light: it comes from the upper left, as everywhere on the map. */
const sun = { x: -0.5, y: -0.66, z: 0.56 };
const flat = sun.z;

interface Shape {
  readonly grid: Grid;
  readonly own: ReadonlySet<HexIndex>;
}

/** The two directions that meet at each corner of a hex. */
const waysAt: readonly (readonly Direction[])[] = corners.map((_corner, index) =>
  directions.filter((way) => sideCorners[way]?.includes(index)),
);

/** A corner of the roof over a hex's own, and how many of the three hexes around it are covered. */
function roofCorner(
  { grid, own }: Shape,
  hex: HexIndex,
  index: number,
): { readonly at: Place; readonly covered: number } {
  const centre = centreOf(grid, hex);
  const corner = corners[index] as Point;
  const at = { x: centre.x + corner.x, y: centre.y + corner.y };
  const beside = (waysAt[index] ?? []).map((way) => neighbour(grid, hex, way)).filter((other) => own.has(other));
  if (beside.length === 2) return { at: { ...at, z: peak }, covered: 3 };
  const inside = [hex, ...beside].map((other) => centreOf(grid, other));
  const from = {
    x: inside.reduce((sum, { x }) => sum + x, 0) / inside.length,
    y: inside.reduce((sum, { y }) => sum + y, 0) / inside.length,
  };
  const length = Math.hypot(at.x - from.x, at.y - from.y) / (overhang / Math.cos(Math.PI / 6));
  return {
    at: { x: at.x + (at.x - from.x) / length, y: at.y + (at.y - from.y) / length, z: -overhang },
    covered: inside.length,
  };
}

function facetOf(hex: HexIndex, a: Place, b: Place, c: Place): RoofFacet {
  const u = { x: b.x - a.x, y: b.y - a.y, z: b.z - a.z };
  const v = { x: c.x - a.x, y: c.y - a.y, z: c.z - a.z };
  const normal = { x: u.y * v.z - u.z * v.y, y: u.z * v.x - u.x * v.z, z: u.x * v.y - u.y * v.x };
  const length = Math.hypot(normal.x, normal.y, normal.z) * (normal.z < 0 ? -1 : 1) || 1;
  const slope = Math.hypot(normal.x, normal.y) * (normal.z < 0 ? -1 : 1) || 1;
  const light = (normal.x * sun.x + normal.y * sun.y + normal.z * sun.z) / length - flat;
  return { hex, points: [a, b, c], light, down: { x: normal.x / slope, y: normal.y / slope } };
}

const line = (path: Path2D, a: Point, b: Point): void => {
  path.moveTo(a.x, a.y);
  path.lineTo(b.x, b.y);
};

interface Drawn {
  readonly facets: RoofFacet[];
  readonly area: Path2D;
  readonly ridges: Path2D;
  readonly hips: Path2D;
  readonly valleys: Path2D;
}

/** The roof over one side of a hex: one slope down to the eaves, or half a ridge with a slope on either hand. */
function overSide(shape: Shape, hex: HexIndex, way: Direction, drawn: Drawn): void {
  const centre: Place = { ...centreOf(shape.grid, hex), z: inradius };
  const [a, b] = (sideCorners[way] as readonly [number, number]).map((index) => roofCorner(shape, hex, index));
  if (!a || !b) return;
  if (!shape.own.has(neighbour(shape.grid, hex, way))) {
    drawn.facets.push(facetOf(hex, centre, a.at, b.at));
    for (const { at, covered } of [a, b]) line(covered === 1 ? drawn.hips : drawn.valleys, centre, at);
    return;
  }
  const own = corners[sideCorners[way]?.[0] ?? 0] as Point;
  const other = corners[sideCorners[way]?.[1] ?? 0] as Point;
  const middle: Place = { x: centre.x + (own.x + other.x) / 2, y: centre.y + (own.y + other.y) / 2, z: inradius };
  drawn.facets.push(facetOf(hex, centre, a.at, middle), facetOf(hex, centre, middle, b.at));
  // Where three roofs meet they rise to a peak: what joins their middles is no ridge there.
  line(a.covered === 3 || b.covered === 3 ? drawn.hips : drawn.ridges, centre, middle);
}

/** Works out the roof of a house: every hex rises to its middle, and ridges join the middles. */
export function planRoof(grid: Grid, { hexes }: HouseGroup): RoofPlan {
  const shape = { grid, own: new Set(hexes) };
  const drawn: Drawn = {
    facets: [],
    area: new Path2D(),
    ridges: new Path2D(),
    hips: new Path2D(),
    valleys: new Path2D(),
  };
  for (const hex of hexes) for (const way of directions) overSide(shape, hex, way, drawn);
  for (const { points } of drawn.facets) {
    points.forEach(({ x, y }, index) => (index === 0 ? drawn.area.moveTo(x, y) : drawn.area.lineTo(x, y)));
    drawn.area.closePath();
  }
  const alone = hexes.filter((hex) => !directions.some((way) => shape.own.has(neighbour(grid, hex, way))));
  const xs = drawn.facets.flatMap(({ points }) => points.map(({ x }) => x));
  const ys = drawn.facets.flatMap(({ points }) => points.map(({ y }) => y));
  return {
    ...drawn,
    peaks: alone.map((hex) => centreOf(grid, hex)),
    bounds: { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) },
  };
}
