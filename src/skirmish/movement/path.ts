import type { Refusal } from '../../game';
import { hasSide } from '../../game';
import { directionTo, type HexIndex } from '../../hex';
import { fieldOf, pieceAt, type Piece } from '../field';
import type { Pose, SkirmishGame } from '../game';
import { footStepCost, impassable } from '../ground';
import { refuse } from '../refusals';
import type { SkirmishState } from '../state';
import { mayCross } from './reach';

/** Why a step on foot cannot be made, or what it costs. @rule MOV-2 @rule TER-2 */
function footStep(
  game: SkirmishGame,
  state: SkirmishState,
  mover: Piece,
  from: HexIndex,
  to: HexIndex,
): number | Refusal {
  const direction = directionTo(game.board.grid, from, to);
  if (direction === null) return refuse('no-path', 'MOV-1', { from, to });
  if (hasSide(game.board.wall, from, direction)) return refuse('wall-between', 'TER-2', { hex: from, direction });
  const cost = footStepCost(game, state.bodies, from, direction);
  if (cost === impassable) return refuse('no-way-through', 'TER-3', { hex: to });
  const field = fieldOf(game, state);
  if (mayCross(field, mover, to)) return cost;
  const piece = pieceAt(field, to)!;
  return piece.army === null
    ? refuse('horse-in-the-way', 'UNH-4', { hex: to })
    : refuse('enemy-in-the-way', 'MOV-2', { hex: to, who: piece.id });
}

/** The cost of a path on foot, or why it cannot be walked; what is left to pay and who may stop there is not asked. */
export function footPathCost(
  game: SkirmishGame,
  state: SkirmishState,
  mover: Piece,
  path: readonly Pose[],
): number | Refusal {
  let cost = 0;
  let from = mover.head;
  for (const { at, facing } of path) {
    if (facing !== null) return refuse('no-path', 'MOV-1', { from, to: at });
    const step = footStep(game, state, mover, from, at);
    if (typeof step !== 'number') return step;
    cost += step;
    from = at;
  }
  return cost;
}
