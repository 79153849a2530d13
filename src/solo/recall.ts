import type { Entry } from '../game';
import type { AnyThought } from './any-game';
import { levels, type Level } from './levels';
import type { Laid } from './reading';
import { thoughtSeed } from './seed';
import { think } from './think';

/** How often a thought may have come to nothing before the one that led to a command. */
const attempts = 2;

/**
 * The thought behind a command of the computer, by thinking again. `level`: the one at which it plays now; it may have
 * been another then. Null: no level would give that command now, so a person gave it, or the computer decided in an
 * earlier version of the app or in another browser.
 */
export function recall(
  { solo, game, courseOf }: Laid,
  entries: readonly Entry[],
  place: number,
  level: Level,
  seed: number,
): AnyThought | null {
  const entry = entries[place];
  if (entry?.kind !== 'command') return null;
  const given = JSON.stringify(entry.command);
  const course = courseOf(entries.slice(0, place));
  for (let attempt = 0; attempt < attempts; attempt++) {
    for (const one of [level, ...levels.filter((other) => other !== level)]) {
      const thought = think(solo, game, course, one, thoughtSeed(seed, place, attempt));
      if (JSON.stringify(thought.command) === given) return thought;
    }
  }
  return null;
}
