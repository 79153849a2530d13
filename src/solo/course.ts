import { seedDice, type CommonState } from '../game';

/** The states of a turn so far, oldest first; in the last something is to be decided. What was planned in one is followed in the next. */
export type Course<State> = readonly State[];

type Turned = Pick<CommonState, 'active' | 'turn'>;
type Diced = Pick<CommonState, 'active' | 'turn' | 'dice'>;

/** A course with one state more; a new one where a new turn has begun. */
export function extend<State extends Turned>(course: Course<State>, state: State): Course<State> {
  const last = course.at(-1);
  return last?.active === state.active && last.turn === state.turn ? [...course, state] : [state];
}

const blinded = new WeakMap<Diced, Diced>();

/** A state as a player sees it: the dice to come are hidden. The same state is seen as the same. */
export function blind<State extends Diced>(state: State): State {
  const known = blinded.get(state);
  if (known) return known as State;
  const made = { ...state, dice: seedDice(state.turn) };
  blinded.set(state, made);
  return made;
}
