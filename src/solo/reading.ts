import { standingEntries, type Entry, type GameEvent, type CommonState } from '../game';
import type { AnySoloGame } from './any-game';
import { extend, type Course } from './course';

/** A game that has been loaded, and how its journals are read. */
export interface Laid {
  readonly solo: AnySoloGame;
  readonly game: unknown;
  /** The course that a journal has led to. */
  readonly courseOf: (entries: readonly Entry[]) => Course<CommonState>;
}

interface Step {
  /** The entry, to be told from others. */
  readonly text: string;
  readonly after: CommonState;
}

/**
 * Reads journals of one game, each from where it parts from the one before: what was thought about a state is known when the same
 * state comes again.
 */
function createCourseReader({ system }: AnySoloGame, game: unknown): Laid['courseOf'] {
  const first = system.initial(game);
  let steps: readonly Step[] = [];

  return (entries) => {
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

/** Prepares a game for the computer: its journals are read from the first state on. */
export const lay = (solo: AnySoloGame, game: unknown): Laid => ({
  solo,
  game,
  courseOf: createCourseReader(solo, game),
});
