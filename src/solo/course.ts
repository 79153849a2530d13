import { seedDice, standingEntries, type Entry, type GameEvent } from '../game';
import type { AnySoloGame } from './any-game';
import type { ThinkableState } from './mind';

/** The states of a turn so far, oldest first; in the last something is to be decided. What was planned in one is followed in the next. */
export type Course<State> = readonly State[];

type Turned = Pick<ThinkableState, 'active' | 'turn'>;

/** A course with one state more; a new one where a new turn has begun. */
export function extend<State extends Turned>(course: Course<State>, state: State): Course<State> {
  const last = course.at(-1);
  return last?.active === state.active && last.turn === state.turn ? [...course, state] : [state];
}

const blinded = new WeakMap<ThinkableState, ThinkableState>();

/** A state as a player sees it: the dice to come are hidden. The same state is seen as the same. */
export function blind<State extends ThinkableState>(state: State): State {
  const known = blinded.get(state);
  if (known) return known as State;
  const made = { ...state, dice: seedDice(state.turn) };
  blinded.set(state, made);
  return made;
}

interface Step {
  /** The entry, to be told from others. */
  readonly text: string;
  readonly after: ThinkableState;
}

/**
 * Reads journals of one game, each from where it parts from the one before: what was thought about a state is known when the same
 * state comes again.
 */
export function createCourseReader({ system }: AnySoloGame, game: unknown) {
  const first = system.initial(game);
  let steps: readonly Step[] = [];

  /** The course that a journal has led to. */
  return (entries: readonly Entry[]): Course<ThinkableState> => {
    const read: Step[] = [];
    let isKnown = true;
    for (const entry of standingEntries(entries)) {
      if (entry.kind !== 'command') continue;
      const text = JSON.stringify(entry);
      const known: Step | undefined = isKnown ? steps[read.length] : undefined;
      isKnown = known?.text === text;
      const before = read.at(-1)?.after ?? first;
      const after = () => entry.events.reduce((state, event) => system.evolve(game, state, event as GameEvent), before);
      read.push(isKnown ? known! : { text, after: after() });
    }
    steps = read;
    return read.reduce((course, { after }) => extend(course, after), extend([], first));
  };
}

/** The course that a journal has led to, read once. */
export const courseOf = (solo: AnySoloGame, game: unknown, entries: readonly Entry[]): Course<ThinkableState> =>
  createCourseReader(solo, game)(entries);
