import { legible } from '../../board/camera';
import type { Camera } from '../../board/camera-controller';
import type { BoardView } from '../../board/view';
import { distance, type HexIndex, type Point } from '../../hex';

/** The hexes of all that is ringed as a target. */
export function hexesOfTargets({ counters, marks }: BoardView): readonly HexIndex[] {
  const ringed = new Set(marks.targets.map(({ id }) => id));
  const standing = counters.filter(({ id }) => ringed.has(id)).map(({ hex }) => hex);
  return [...standing, ...(marks.sideTargets ?? []).map(({ hex }) => hex)];
}

/** As far as a target's ring goes around the middle of its hex, in world units. */
const ring = 104;

const within = (low: number, value: number, high: number): number => Math.max(low, Math.min(high, value));

/**
 * The nearest target of whoever stands on a hex, when none at all can be seen once he is in sight; null where one can, where one
 * is picked already, where there is none, and where both together could only be seen on a map too small to read.
 */
export function targetToShow(
  view: BoardView,
  own: HexIndex,
  { screenOf, room, view: looksAt }: Pick<Camera, 'screenOf' | 'room' | 'view'>,
): HexIndex | null {
  const { targets, sideTargets = [] } = view.marks;
  if ([...targets, ...sideTargets].some(({ picked }) => picked)) return null;
  const at = screenOf(own);
  if (!at) return null;
  const { left, top, right, bottom } = room();
  const { scale } = looksAt();
  // With its ring, half of which under a bar could not be touched.
  const far = ring * scale;
  // The least move that brings him into sight moves all others too.
  const by = {
    x: within(left + far, at.x, right - far) - at.x,
    y: within(top + far, at.y, bottom - far) - at.y,
  };
  const seen = (point: Point | null): boolean =>
    point !== null &&
    point.x + by.x >= left + far &&
    point.x + by.x <= right - far &&
    point.y + by.y >= top + far &&
    point.y + by.y <= bottom - far;
  const hexes = hexesOfTargets(view);
  if (hexes.some((hex) => seen(screenOf(hex)))) return null;
  const { grid } = view.ground;
  const [nearest = null] = hexes.toSorted((a, b) => distance(grid, own, a) - distance(grid, own, b));
  const there = nearest === null ? null : screenOf(nearest);
  if (!there) return null;
  const wide = Math.abs(there.x - at.x) / scale + 2 * ring;
  const high = Math.abs(there.y - at.y) / scale + 2 * ring;
  const fits = Math.min((right - left) / wide, (bottom - top) / high);
  return fits >= Math.min(scale, legible) ? nearest : null;
}
