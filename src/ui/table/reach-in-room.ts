import type { Camera } from '../../board/camera-controller';
import type { BoardView } from '../../board/view';
import { distance, type HexIndex } from '../../hex';
import { asManyAsFit } from './aids/use-aid-in-sight';

/**
 * The part of a character's reach, nearest hexes first, that fits on the screen with it without zooming out; empty
 * where not even its own hex would fit.
 */
export function reachInRoom(
  { ground: { grid }, marks }: BoardView,
  own: HexIndex,
  camera: Pick<Camera, 'screenOf' | 'room' | 'view'>,
): readonly HexIndex[] {
  const hexes = [...new Set([...marks.reach, ...marks.parts].map(({ hex }) => hex))];
  hexes.sort((a, b) => distance(grid, own, a) - distance(grid, own, b));
  return asManyAsFit([own, ...hexes], camera);
}
