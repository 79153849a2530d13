import type { LogLine, Tone } from '../log/line';

const keys: readonly Tone[] = ['death', 'return', 'end'];

/** What a game turned on: who fell, who came back, how it ended. What was taken back did not happen. */
export const keyLines = (lines: readonly LogLine[]): readonly LogLine[] =>
  lines.filter(({ tone, undone }) => !undone && keys.includes(tone));
