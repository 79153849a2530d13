import type { Camera } from '../../board/camera-api';
import type { BoardView } from '../../board/view';
import { distance, type HexIndex } from '../../hex';
import { asManyAsFit } from './aids/use-aid-in-sight';

const hexesOfReach = ({ reach, parts }: BoardView['marks']): readonly HexIndex[] => [
  ...new Set([...reach, ...parts].map(({ hex }) => hex)),
];

/** As many as an advance after a melee offers. */
const few = 8;

/** Whether there are so few hexes to go to that each is looked for. */
export const goesToFew = ({ marks }: BoardView): boolean => hexesOfReach(marks).length <= few;

/**
 * The part of a character's reach, nearest hexes first, that fits on the screen with it without zooming out; empty
 * where not even its own hex would fit.
 */
export function reachInRoom(
  { ground: { grid }, marks }: BoardView,
  own: HexIndex,
  camera: Pick<Camera, 'screenOf' | 'room' | 'view'>,
): readonly HexIndex[] {
  const hexes = hexesOfReach(marks).toSorted((a, b) => distance(grid, own, a) - distance(grid, own, b));
  return asManyAsFit([own, ...hexes], camera);
}
