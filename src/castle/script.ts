import type { Dice } from '../game';
import type { Event } from './events';
import { evolve } from './evolve';
import { fieldOf, type Field } from './field';
import type { CastleGame } from './game';
import type { CastleState, CharacterState } from './state';

/** What a decision writes while it is worked out: each event takes effect before the next is thought of. */
export interface Script {
  readonly game: CastleGame;
  /** The state after all events so far. */
  state(): CastleState;
  field(): Field;
  character(id: string): CharacterState;
  emit(event: Event): void;
  /** Rolls a die, and writes the roll down. */
  roll(kind: string, rule: string, who: readonly string[]): number;
  readonly events: readonly Event[];
}

/** Every die here has six sides. */
const sides = 6;

export function startScript(game: CastleGame, start: CastleState, dice: Dice): Script {
  let state = start;
  const events: Event[] = [];
  const emit = (event: Event) => {
    events.push(event);
    state = evolve(game, state, event);
  };
  return {
    game,
    events,
    emit,
    state: () => state,
    field: () => fieldOf(game, state),
    character: (id) => state.characters[id]!,
    roll(kind, rule, who) {
      const purpose = { kind, rule, who };
      const face = dice.roll(sides, purpose);
      emit({ type: 'rolled', purpose, sides, face, after: dice.state() });
      return face;
    },
  };
}
