import type { Camera } from '../../board/camera-controller';
import type { BoardView } from '../../board/view';
import { distance, type HexIndex, type Point } from '../../hex';

/** The hexes of all that is ringed as a target. */
function hexesOfTargets({ counters, marks }: BoardView): readonly HexIndex[] {
  const ringed = new Set(marks.targets.map(({ id }) => id));
  const standing = counters.filter(({ id }) => ringed.has(id)).map(({ hex }) => hex);
  return [...standing, ...(marks.sideTargets ?? []).map(({ hex }) => hex)];
}

const within = (low: number, value: number, high: number): number => Math.max(low, Math.min(high, value));

/**
 * The nearest target of whoever stands on a hex, when none at all can be seen once he is in sight; null where one can, where one
 * is picked already, and where there is none.
 */
export function targetToShow(
  view: BoardView,
  own: HexIndex,
  { screenOf, room }: Pick<Camera, 'screenOf' | 'room'>,
): HexIndex | null {
  const { targets, sideTargets = [] } = view.marks;
  if ([...targets, ...sideTargets].some(({ picked }) => picked)) return null;
  const at = screenOf(own);
  if (!at) return null;
  const { left, top, right, bottom } = room();
  // The least move that brings him into sight moves all others too.
  const by = { x: within(left, at.x, right) - at.x, y: within(top, at.y, bottom) - at.y };
  const seen = (point: Point | null): boolean =>
    point !== null &&
    point.x + by.x >= left &&
    point.x + by.x <= right &&
    point.y + by.y >= top &&
    point.y + by.y <= bottom;
  const hexes = hexesOfTargets(view);
  if (hexes.some((hex) => seen(screenOf(hex)))) return null;
  const { grid } = view.ground;
  const [nearest = null] = hexes.toSorted((a, b) => distance(grid, own, a) - distance(grid, own, b));
  return nearest;
}
