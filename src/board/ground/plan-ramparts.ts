import { directions, neighbour, opposite, type HexIndex, type Point } from '../../hex';
import type { GroundView, SideMark } from '../view';
import { centreOf, grown, toward, type Rect } from '../world';
import { cornerKey, cornerPoint, sideEnds, type Corner } from './outline';

/** An end of a section: where it is, how a point goes from there as it is moved inward, and what it meets. */
export interface SectionEnd {
  readonly at: Point;
  /** World units of move for one unit inward: slanted where two sections meet at a corner. */
  readonly mitre: Point;
  /** The section that goes on from here; -1: none. */
  readonly next: number;
  /** `tower`: it runs into one; `edge`: off the map; `open`: it just ends. */
  readonly meets: 'section' | 'tower' | 'edge' | 'open';
}

/** A section of castle wall worked out once, in world units. Left and right as seen from outside. */
export interface SectionPlan {
  /** `hex * 6 + direction` of its mark. */
  readonly number: number;
  readonly side: SideMark;
  readonly left: SectionEnd;
  readonly right: SectionEnd;
  /** Unit vector to the inner side. */
  readonly inward: Point;
  /** A road goes through: it has a gate. */
  readonly gate: boolean;
}

export interface RampartPlan {
  readonly sections: readonly SectionPlan[];
  readonly byNumber: ReadonlyMap<number, SectionPlan>;
  readonly towers: readonly HexIndex[];
}

export const sectionNumber = ({ hex, direction }: SideMark): number => hex * 6 + direction;

/** A point of a section: `along` from 0 (left) to 1 (right), `inward` in world units from the middle of the wall. */
export function onSection({ left, right }: SectionPlan, along: number, inward: number): Point {
  const from = { x: left.at.x + left.mitre.x * inward, y: left.at.y + left.mitre.y * inward };
  const to = { x: right.at.x + right.mitre.x * inward, y: right.at.y + right.mitre.y * inward };
  return { x: from.x + (to.x - from.x) * along, y: from.y + (to.y - from.y) * along };
}

/** What a section and all that lies about it covers. */
export function sectionRect(plan: SectionPlan): Rect {
  const { left, right } = plan;
  return grown(
    {
      left: Math.min(left.at.x, right.at.x),
      top: Math.min(left.at.y, right.at.y),
      right: Math.max(left.at.x, right.at.x),
      bottom: Math.max(left.at.y, right.at.y),
    },
    110,
  );
}

/** Of two walls that meet, the line on which both keep their breadth. */
function mitreOf(own: Point, other: Point): Point {
  const scale = 1 / (1 + own.x * other.x + own.y * other.y);
  return { x: (own.x + other.x) * scale, y: (own.y + other.y) * scale };
}

interface Ends {
  readonly number: number;
  readonly side: SideMark;
  readonly corners: readonly [left: Corner, right: Corner];
}

/** How many hexes of the map share each corner that a section ends at, and which of those corners are a tower's. */
function cornersOf(
  view: GroundView,
  towers: readonly HexIndex[],
): { shared: Map<number, number>; ofTower: Set<number> } {
  const shared = new Map<number, number>();
  const ofTower = new Set<number>();
  const own = new Set(towers);
  for (let hex = 0; hex < view.grid.size; hex++) {
    for (const direction of directions) {
      const [corner] = sideEnds(view.grid, hex, direction);
      shared.set(cornerKey(corner), (shared.get(cornerKey(corner)) ?? 0) + 1);
      if (own.has(hex)) ofTower.add(cornerKey(corner));
    }
  }
  return { shared, ofTower };
}

/** Works the ramparts and towers of a ground out. */
export function planRamparts(view: GroundView): RampartPlan {
  const { grid, terrain } = view;
  const towers: HexIndex[] = [];
  terrain.forEach((kind, hex) => {
    if (kind === 'tower') towers.push(hex);
  });
  const sides = view.ramparts ?? [];
  if (sides.length === 0) return { sections: [], byNumber: new Map(), towers };
  const all: Ends[] = sides.map((side) => ({
    number: sectionNumber(side),
    side,
    corners: sideEnds(grid, side.hex, side.direction),
  }));
  const fromLeft = new Map(all.map((ends) => [cornerKey(ends.corners[0]), ends]));
  const fromRight = new Map(all.map((ends) => [cornerKey(ends.corners[1]), ends]));
  const { shared, ofTower } = cornersOf(view, towers);

  const endOf = (ends: Ends, hand: 0 | 1): SectionEnd => {
    const corner = ends.corners[hand];
    const own = toward(ends.side.direction);
    const at = cornerPoint(corner);
    const next = (hand === 0 ? fromRight : fromLeft).get(cornerKey(corner));
    if (next) return { at, mitre: mitreOf(own, toward(next.side.direction)), next: next.number, meets: 'section' };
    const meets = ofTower.has(cornerKey(corner)) ? 'tower' : (shared.get(cornerKey(corner)) ?? 0) < 3 ? 'edge' : 'open';
    if (meets === 'open') return { at, mitre: own, next: -1, meets };
    // Into the tower's round, or a little off the map.
    const along = { x: -own.y, y: own.x };
    const far = hand === 0 ? -16 : 16;
    return { at: { x: at.x + along.x * far, y: at.y + along.y * far }, mitre: own, next: -1, meets };
  };

  const isOf = (hex: HexIndex, ...kinds: readonly string[]): boolean => kinds.includes(terrain[hex] ?? '');
  const sections = all.map((ends): SectionPlan => {
    const { side, number } = ends;
    const beyond = neighbour(grid, side.hex, side.direction);
    return {
      number,
      side,
      left: endOf(ends, 0),
      right: endOf(ends, 1),
      inward: toward(side.direction),
      gate: beyond >= 0 && isOf(side.hex, 'road', 'gate') && isOf(beyond, 'road', 'gate', 'yard'),
    };
  });
  return { sections, byNumber: new Map(sections.map((section) => [section.number, section])), towers };
}

/** Whether a wall is one of a tower's own: the tower is drawn instead. */
export function besideTower(view: GroundView, { hex, direction }: SideMark): boolean {
  return view.terrain[hex] === 'tower' || view.terrain[neighbour(view.grid, hex, direction)] === 'tower';
}

/** The way from a tower's top down: the first side without a wall, toward a yard if there is one. */
export function wayDown(view: GroundView, hex: HexIndex): Point {
  const shut = (side: SideMark): boolean =>
    view.walls.some(
      (wall) =>
        (wall.hex === side.hex && wall.direction === side.direction) ||
        (neighbour(view.grid, wall.hex, wall.direction) === side.hex && opposite(wall.direction) === side.direction),
    );
  const open = directions.filter((direction) => !shut({ hex, direction }));
  const yards = open.filter((direction) => view.terrain[neighbour(view.grid, hex, direction)] === 'yard');
  const ways = yards.length > 0 ? yards : open;
  const sum = ways.reduce(
    (total, direction) => ({ x: total.x + toward(direction).x, y: total.y + toward(direction).y }),
    { x: 0, y: 0 },
  );
  const length = Math.hypot(sum.x, sum.y);
  return length < 0.1 ? { x: 0, y: 1 } : { x: sum.x / length, y: sum.y / length };
}

export const towerCentre = (view: GroundView, hex: HexIndex): Point => centreOf(view.grid, hex);
