import { toScreen } from '../../board/camera';
import type { Camera } from '../../board/camera-api';
import type { BoardView } from '../../board/view';
import { grown, type Rect } from '../../board/world';
import type { HexIndex, Point } from '../../hex';
import { ringedOf } from './target-to-show';

/** At the edge of what is free of the board, towards targets that lie beyond it. */
export interface Pointer {
  /** Its middle, in pixels of the board. */
  readonly at: Point;
  /** Degrees, clockwise from the right. */
  readonly angle: number;
  /** What it points at, the nearest first. */
  readonly hexes: readonly HexIndex[];
}

/** From a pointer's middle to its edge, and a little more, in pixels. */
const size = 26;
/** Targets whose pointers would be nearer to each other than this, in pixels, share one. */
const apart = 2 * size;

const inside = ({ x, y }: Point, { left, top, right, bottom }: Rect): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

/** From a counter's middle to its edge, in world units. */
const counter = 80;

const about = ({ x, y }: Point, by: number): Rect => ({ left: x - by, top: y - by, right: x + by, bottom: y + by });

const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Where the way from one point to another leaves a rectangle that the first lies in. */
function leaving(from: Point, to: Point, { left, top, right, bottom }: Rect): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const across = dx === 0 ? Infinity : ((dx > 0 ? right : left) - from.x) / dx;
  const down = dy === 0 ? Infinity : ((dy > 0 ? bottom : top) - from.y) / dy;
  const part = Math.min(across, down);
  return { x: from.x + dx * part, y: from.y + dy * part };
}

/** The place nearest to a point of a rectangle's edge, along that edge, at which a pointer lies on nothing else. */
function freeOf(at: Point, edge: Rect, taken: readonly Rect[]): Point | null {
  const upright = Math.min(Math.abs(at.x - edge.left), Math.abs(at.x - edge.right)) < 1;
  const covers = (point: Point): boolean =>
    taken.some(({ left, top, right, bottom }) =>
      inside(point, { left: left - size, top: top - size, right: right + size, bottom: bottom + size }),
    );
  const step = size / 2;
  const most = Math.max(edge.right - edge.left, edge.bottom - edge.top);
  for (let by = 0; by <= most; by += step) {
    for (const moved of [by, -by]) {
      const point = upright ? { x: at.x, y: at.y + moved } : { x: at.x + moved, y: at.y };
      const within = inside(point, {
        left: edge.left - 1,
        top: edge.top - 1,
        right: edge.right + 1,
        bottom: edge.bottom + 1,
      });
      if (within && !covers(point)) return point;
    }
  }
  return null;
}

/**
 * Points at every target that cannot be seen now, as long as none is picked. `taken`: what lies over the board within what
 * is free of it, in its pixels; asked only where something is out of sight.
 */
export function pointersTo(
  view: BoardView,
  { room, view: looksAt }: Pick<Camera, 'room' | 'view'>,
  taken: () => readonly Rect[],
): readonly Pointer[] {
  const { targets, sideTargets = [] } = view.marks;
  if ([...targets, ...sideTargets].some(({ picked }) => picked)) return [];
  const free = room();
  const edge = { left: free.left + size, top: free.top + size, right: free.right - size, bottom: free.bottom - size };
  if (edge.right - edge.left < 2 * size || edge.bottom - edge.top < 2 * size) return [];
  const middle = { x: (free.left + free.right) / 2, y: (free.top + free.bottom) / 2 };
  const now = looksAt();
  const all = ringedOf(view)
    .map(({ hex, at, narrow }) => ({ hex, point: toScreen(now, at), hidden: Math.min(size, narrow * now.scale) }))
    .sort((a, b) => far(a.point, middle) - far(b.point, middle));
  const inSight = ({ point, hidden }: (typeof all)[number]): boolean => inside(point, grown(free, -hidden));
  const beyond = all.filter((one) => !inSight(one));
  // Those in sight are to be touched: where there is room no pointer lies on them.
  const half = counter * now.scale;
  const seen = all.filter(inSight).map(({ point }) => about(point, half));
  const groups: { readonly at: Point; readonly to: Point; readonly hexes: HexIndex[] }[] = [];
  for (const { hex, point } of beyond) {
    const at = leaving(middle, point, edge);
    const near = groups.find((group) => far(group.at, at) < apart);
    // Two sides of one hex come into sight together.
    if (groups.some(({ hexes }) => hexes.includes(hex))) continue;
    if (near) near.hexes.push(hex);
    else groups.push({ at, to: point, hexes: [hex] });
  }
  const lying = groups.length > 0 ? [...taken()] : [];
  return groups.flatMap(({ at, to, hexes }) => {
    const place = freeOf(at, edge, [...lying, ...seen]) ?? freeOf(at, edge, lying);
    if (!place) return [];
    lying.push(about(place, size));
    return [{ at: place, angle: (Math.atan2(to.y - place.y, to.x - place.x) * 180) / Math.PI, hexes }];
  });
}
