import { seedDice, type CommonState } from '../game';

/**
 * The states of a turn so far, oldest first; the last one is where a command is to be chosen. A plan made in an earlier
 * one is followed.
 */
export type Course<State> = readonly State[];

type Turned = Pick<CommonState, 'active' | 'turn'>;
type Diced = Pick<CommonState, 'active' | 'turn' | 'dice'>;

/** A course with one more state; a new course where a new turn has begun. */
export function extend<State extends Turned>(course: Course<State>, state: State): Course<State> {
  const last = course.at(-1);
  return last?.active === state.active && last.turn === state.turn ? [...course, state] : [state];
}

const blinded = new WeakMap<Diced, Diced>();

/** A state as a player knows it: with other dice in place of the ones to come. The same state gives the same object. */
export function blind<State extends Diced>(state: State): State {
  const known = blinded.get(state);
  if (known) return known as State;
  const made = { ...state, dice: seedDice(state.turn) };
  blinded.set(state, made);
  return made;
}
