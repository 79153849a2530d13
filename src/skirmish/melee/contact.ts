import { directions, neighbour, type Direction, type HexIndex } from '../../hex';
import { couldStrike, fieldOf, hexesOf, pieceAt, type Piece } from '../field';
import type { SkirmishGame } from '../game';
import type { SkirmishState } from '../state';

/** One side over which two characters can come to blows. */
export interface Touch {
  readonly from: HexIndex;
  readonly direction: Direction;
  readonly to: HexIndex;
}

/** All sides over which the first piece can strike the second. @rule MEL-1 @rule MEL-2 */
export function touches(game: SkirmishGame, state: SkirmishState, striker: Piece, struck: Piece): Touch[] {
  const found: Touch[] = [];
  for (const from of hexesOf(striker)) {
    for (const direction of directions) {
      const to = neighbour(game.board.grid, from, direction);
      if (to < 0 || (to !== struck.head && to !== struck.tail)) continue;
      if (couldStrike(game, state, striker.facing !== null, from, direction, to)) found.push({ from, direction, to });
    }
  }
  return found;
}

/** Enemies and horses alone that a character can strike from where it stands, in order of id. */
export function strikable(game: SkirmishGame, state: SkirmishState, striker: Piece): Piece[] {
  const field = fieldOf(game, state);
  const found = new Set<Piece>();
  for (const from of hexesOf(striker)) {
    for (const direction of directions) {
      const to = neighbour(game.board.grid, from, direction);
      const piece = to < 0 ? undefined : pieceAt(field, to);
      if (!piece || piece.army === striker.army) continue;
      if (couldStrike(game, state, striker.facing !== null, from, direction, to)) found.add(piece);
    }
  }
  return field.pieces.filter((piece) => found.has(piece));
}
