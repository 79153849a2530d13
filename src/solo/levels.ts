import type { Level } from '../game';
import type { Outlook } from './mind';

export { levels, type Level } from '../game';

/**
 * How a level thinks. The budget is counted in positions, never in time: the same seed plays the same game however fast or
 * busy the machine is. Across browsers only nearly so: the captain weighs with `Math.exp`, `Math.log` and `Math.tanh`, whose
 * last digits the language leaves to each engine, so that two engines may choose otherwise where two choices are as good as
 * equal. Nothing stored hangs on that: a journal holds the commands themselves, and they are never thought up anew.
 */
export interface Thinking {
  readonly outlook: Outlook;
  /** Positions that a plan of the whole turn may weigh; 0: no plan, but the best option at sight. */
  readonly positions: number;
}

export const thinkingOf: Readonly<Record<Level, Thinking>> = {
  page: { outlook: { reply: false, ground: false, company: false, breadth: 8 }, positions: 0 },
  sergeant: { outlook: { reply: true, ground: true, company: true, breadth: 24 }, positions: 0 },
  captain: { outlook: { reply: true, ground: true, company: true, breadth: 24 }, positions: 1500 },
};
