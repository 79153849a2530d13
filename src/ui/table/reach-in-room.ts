import type { Camera } from '../../board/camera-controller';
import type { BoardView } from '../../board/view';
import { distance, type HexIndex } from '../../hex';
import { asManyAsFit } from './aids/use-aid-in-sight';

/**
 * Of where the one on a hex could go, the nearest first, as much as is seen with him on a map no smaller than it is: none
 * of it where even his own hex would not fit.
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
