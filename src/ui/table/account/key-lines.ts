import type { LogLine, Tone } from '../log/line';

const keys: readonly Tone[] = ['death', 'return', 'end'];

/** What a game turned on: who fell, who came back, how it ended. What was taken back did not happen. */
export const keyLines = (lines: readonly LogLine[]): readonly LogLine[] =>
  lines.filter(({ tone, undone }) => !undone && keys.includes(tone));

/** The lines of the direct results of an event: the deaths that follow it in the same entry. */
export const outcomeLines = (lines: readonly LogLine[], deed: LogLine): readonly LogLine[] =>
  lines.slice(lines.indexOf(deed) + 1).filter(({ entry, tone }) => entry === deed.entry && tone === 'death');
