import type { Command } from '../../skirmish';
import type { Option } from '../mind';

export type SkirmishOption = Option<Command>;

/** The best first; the same worth in the order in which they were thought of. */
export const bestFirst = (options: readonly SkirmishOption[], breadth: number): SkirmishOption[] =>
  [...options].sort((a, b) => b.worth - a.worth).slice(0, breadth);

export const endSequence: Command = { type: 'endSequence' };
