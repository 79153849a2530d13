import type { Settings } from '../settings';

type Practice = Settings['practice'];

/** What is known of somebody's tries at a problem. */
export const recordOf = (practice: Practice, id: string): Practice[string] =>
  practice[id] ?? { tries: 0, solved: false };

/** The same, one try more. Once solved stays solved. */
export function afterTry(practice: Practice, id: string, solved: boolean): Practice {
  const before = recordOf(practice, id);
  return { ...practice, [id]: { tries: before.tries + 1, solved: before.solved || solved } };
}
