import type { Settings } from '../settings';

type Practice = Settings['practice'];

/** The record of the player's attempts at a problem. */
export const recordOf = (practice: Practice, id: string): Practice[string] =>
  practice[id] ?? { tries: 0, solved: false };

/** The records after one more attempt. A problem once solved stays solved. */
export function afterTry(practice: Practice, id: string, solved: boolean): Practice {
  const before = recordOf(practice, id);
  return { ...practice, [id]: { tries: before.tries + 1, solved: before.solved || solved } };
}
