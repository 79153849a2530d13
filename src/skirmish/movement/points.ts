import type { Piece } from '../field';
import type { SkirmishState } from '../state';

/** Points that a character may spend now: his movement, or what a move or a change of saddle has left him. @rule MOV-1 @rule MOV-13 */
export const pointsOf = (state: SkirmishState, mover: Piece): number =>
  state.doings.pointsLeft[mover.id] ?? mover.values.move;

/**
 * Whether a character mounted or dismounted this turn and goes on from there; then the hex it starts from counts as
 * entered.
 */
export const startsAnew = (state: SkirmishState, who: string): boolean =>
  state.doings.pointsLeft[who] !== undefined && !state.doings.moved.includes(who);
