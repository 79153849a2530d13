import type { Dice } from './dice';
import type { Rolled } from './events';

/** The script of a decision: each event is applied before the next step runs. */
export interface Written<State, Event> {
  /** The state after all events written so far. */
  state(): State;
  emit(event: Event): void;
  /** Rolls a die with `sides` sides, writes the roll as an event, and returns the face. */
  roll(sides: number, kind: string, rule: string, who: readonly string[]): number;
  readonly events: readonly Event[];
}

/** An empty script. `evolve` applies an event; the dice may throw `DieNeeded`. */
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
