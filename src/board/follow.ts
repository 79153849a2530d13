import type { Grid, HexIndex } from '../hex';
import type { Timed } from './animation';
import { hexesOfSteps } from './animation-places';
import type { Camera } from './camera-api';

/** So long, in milliseconds, what is played waits while the map goes to where it happens, and the eye after it. */
export const followMilliseconds = 420;

type Eyes = Pick<Camera, 'shows' | 'holds' | 'isNear' | 'home' | 'focus'>;

/**
 * Has the camera follow what is played. Asked at every frame with how much of it is over: answers with where in time to wait,
 * in the animation's own milliseconds, when the next step happens out of sight, or on a map too small, and the map must go
 * there first; null when it may go on.
 */
export function createFollower(grid: Grid, timed: readonly Timed[], camera: Eyes): (elapsed: number) => number | null {
  let next = 0;
  /** The steps before it belong to the scene that is looked at. */
  let sceneEnd = 0;
  const hexesAt = (index: number): readonly HexIndex[] => hexesOfSteps(grid, [timed[index]!.step]);
  /** A step and those after it, as many as one look holds: the map moves once for them all. */
  const lookFrom = (index: number): void => {
    let scene = hexesAt(index);
    for (sceneEnd = index + 1; sceneEnd < timed.length; sceneEnd++) {
      const more = [...scene, ...hexesAt(sceneEnd)];
      if (!camera.holds(more)) break;
      scene = more;
    }
    if (camera.holds(scene)) camera.home(scene, undefined, true);
    // Both ends of a long shot are seen, however small.
    else camera.focus(scene);
  };
  return (elapsed) => {
    for (; next < timed.length && timed[next]!.start <= elapsed; next++) {
      const hexes = hexesAt(next);
      if (hexes.length === 0 || (camera.shows(hexes) && (camera.isNear() || next < sceneEnd))) continue;
      lookFrom(next);
      return timed[next++]!.start;
    }
    return null;
  };
}
