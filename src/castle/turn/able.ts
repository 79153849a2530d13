import type { Refusal } from '../../game';
import { fieldOf } from '../field';
import type { CastleGame } from '../game';
import { refuse } from '../refusals';
import type { CastleState } from '../state';

/** Why a character can do nothing now; null when it can. @rule CTU-2 @rule MAG-2 */
export function idleRefusal(game: CastleGame, state: CastleState, who: string): Refusal | null {
  if (state.phase !== 'play') return refuse('wrong-phase', 'CTU-1', { needed: 'play', phase: state.phase });
  const piece = fieldOf(game, state).byId.get(who);
  if (!piece || piece.army !== state.active) return refuse('unknown', 'CTU-1', { who });
  return piece.stupor > 0 ? refuse('stupefied', 'MAG-2', { who, turns: piece.stupor }) : null;
}

/** Why a character may not act now; null when it may. @rule CTU-2 */
export function actRefusal(game: CastleGame, state: CastleState, who: string): Refusal | null {
  const idle = idleRefusal(game, state, who);
  if (idle) return idle;
  return state.doings.acted.includes(who) ? refuse('already-acted', 'CTU-2', { who }) : null;
}

/** Why a character may not climb now; null when it may. Climbing ends a move, and acting comes after it. @rule CTU-2 */
export function climbNowRefusal(game: CastleGame, state: CastleState, who: string): Refusal | null {
  const acted = actRefusal(game, state, who);
  if (acted) return acted;
  return state.doings.climbed.includes(who) ? refuse('already-moved', 'CTU-2', { who }) : null;
}

/** Why a character may not walk now; null when it may. @rule CTU-2 */
export function moveRefusal(game: CastleGame, state: CastleState, who: string): Refusal | null {
  const over = climbNowRefusal(game, state, who);
  if (over) return over;
  return state.doings.moved.includes(who) ? refuse('already-moved', 'CTU-2', { who }) : null;
}
