import { legible, toScreen } from '../../board/camera';
import type { Camera } from '../../board/camera-api';
import type { BoardView } from '../../board/view';
import { centreOf, contains, grown, inradius, toward } from '../../board/world';
import { distance, type HexIndex, type Point } from '../../hex';

/** Something ringed to be aimed at. */
export interface Ringed {
  readonly hex: HexIndex;
  /** The middle of its ring, in world units. */
  readonly at: Point;
  /** As far as the ring goes around that. */
  readonly ring: number;
  /** How much around its middle must be visible: nothing for a counter, half of which is enough; all of a wall section's width. */
  readonly narrow: number;
}

/** From the middle of the ring to its edge: around a counter, along the section of a wall and across that. */
const [aroundCounter, alongSide, acrossSide] = [104, 70, 28];

/** All that is ringed as a target: who stands on a hex, and the sections of walls, which lie on the edge of theirs. */
export function ringedOf({ ground: { grid }, counters, marks }: BoardView): readonly Ringed[] {
  const ids = new Set(marks.targets.map(({ id }) => id));
  const standing = counters
    .filter(({ id }) => ids.has(id))
    .map(({ hex }) => ({ hex, at: centreOf(grid, hex), ring: aroundCounter, narrow: 0 }));
  const sides = (marks.sideTargets ?? []).map(({ hex, direction }) => {
    const [{ x, y }, out] = [centreOf(grid, hex), toward(direction)];
    return { hex, at: { x: x + out.x * inradius, y: y + out.y * inradius }, ring: alongSide, narrow: acrossSide };
  });
  return [...standing, ...sides];
}

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
  const now = looksAt();
  const { scale } = now;
  // With its ring, half of which under a bar could not be touched.
  const far = aroundCounter * scale;
  // The least move that brings him into sight moves all others too.
  const by = {
    x: within(left + far, at.x, right - far) - at.x,
    y: within(top + far, at.y, bottom - far) - at.y,
  };
  const seen = ({ at: middle, ring }: Ringed): boolean => {
    const { x, y } = toScreen(now, middle);
    return contains(
      { left, top, right, bottom },
      grown({ left: x + by.x, right: x + by.x, top: y + by.y, bottom: y + by.y }, ring * scale),
    );
  };
  const ringed = ringedOf(view);
  if (ringed.some(seen)) return null;
  const hexes = ringed.map(({ hex }) => hex);
  const { grid } = view.ground;
  const [nearest = null] = hexes.toSorted((a, b) => distance(grid, own, a) - distance(grid, own, b));
  const there = nearest === null ? null : screenOf(nearest);
  if (!there) return null;
  const wide = Math.abs(there.x - at.x) / scale + 2 * aroundCounter;
  const high = Math.abs(there.y - at.y) / scale + 2 * aroundCounter;
  const fits = Math.min((right - left) / wide, (bottom - top) / high);
  return fits >= Math.min(scale, legible) ? nearest : null;
}
