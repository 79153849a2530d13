import type { HexIndex } from '../../hex';
import { countThreats, pieceAt, type Field, type Piece } from '../field';
import type { Pose } from '../character';
import type { SkirmishGame } from '../game';
import type { SkirmishState } from '../state';

/** A place where a move can end. */
export interface Reachable {
  readonly pose: Pose;
  /** Infiltration tests on the way. @rule MOV-3 */
  readonly tests: number;
  readonly cost: number;
  /** Every pose after each step. */
  readonly path: readonly Pose[];
}

/** Whether somebody of `army` may pass through a hex: never a standing enemy, nor a horse alone. @rule MOV-2 @rule UNH-4 */
export function mayCross(field: Field, mover: Piece, hex: HexIndex): boolean {
  const piece = pieceAt(field, hex);
  if (!piece || piece.id === mover.id) return true;
  return piece.army !== null && (piece.army === mover.army || !piece.standing);
}

/** Whether a move may end there: nobody living, no horse. @rule MOV-2 */
export function mayEnd(field: Field, mover: Piece, hex: HexIndex): boolean {
  const piece = pieceAt(field, hex);
  return !piece || piece.id === mover.id;
}

/** Returns a function that counts the threats to a hex, and counts each hex only once. */
export function threatCounter(game: SkirmishGame, state: SkirmishState, mover: Piece): (hex: HexIndex) => number {
  const counts = new Int8Array(game.board.grid.size).fill(-1);
  return (hex) => {
    if (counts[hex]! < 0) counts[hex] = countThreats(game, state, mover.army!, hex);
    return counts[hex]!;
  };
}
