import type { Refusal } from '../../game';
import { fieldOf } from '../field';
import type { SkirmishGame } from '../game';
import type { Legal } from '../legal';
import { moveRefusal } from '../movement/decide-move';
import { refuse } from '../refusals';
import { shootRefusal } from '../shooting/decide-shoot';
import type { SkirmishState } from '../state';

/**
 * Why somebody of the active army can do nothing in this sequence; null when he can, or when nothing is to be done in it.
 * `legal` is that of the state. @rule TURN-1
 */
export function idleRefusal(game: SkirmishGame, state: SkirmishState, legal: Legal, who: string): Refusal | null {
  const piece = fieldOf(game, state).byId.get(who);
  if (piece?.army !== state.active || state.pending || state.outcome) return null;
  switch (state.sequence) {
    case 1:
    case 3:
      return piece.sheet?.weapon ? shootRefusal(game, state, who) : null;
    case 2:
      return legal.saddle[who] ? null : moveRefusal(game, state, who);
    case 4:
      return legal.attackers[who] || !state.doings.attacked.includes(who)
        ? null
        : refuse('already-acted', 'MEL-1', { who });
    case 0:
    case 5:
      return null;
  }
}
