import type { Dice } from './dice';
import type { Rolled } from './events';

/** What a decision writes while it is worked out: each event takes effect before the next is thought of. */
export interface Written<State, Event> {
  /** The state after all events so far. */
  state(): State;
  emit(event: Event): void;
  /** Rolls a die with that many sides, and writes the roll down. */
  roll(sides: number, kind: string, rule: string, who: readonly string[]): number;
  readonly events: readonly Event[];
}

/** Begins with nothing written. `evolve` makes an event take effect in one game; dice may throw `DieNeeded`. */
export function writing<State, Event>(
  evolve: (state: State, event: Event | Rolled) => State,
  from: State,
  dice: Dice,
): Written<State, Event | Rolled> {
  let state = from;
  const events: (Event | Rolled)[] = [];
  const emit = (event: Event | Rolled) => {
    events.push(event);
    state = evolve(state, event);
  };
  return {
    events,
    emit,
    state: () => state,
    roll(sides, kind, rule, who) {
      const purpose = { kind, rule, who };
      const face = dice.roll(sides, purpose);
      emit({ type: 'rolled', purpose, sides, face, after: dice.state() });
      return face;
    },
  };
}
