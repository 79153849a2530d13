import type { Part } from './stand';
import { hasMoved, putAt, stands, copyFigures, isAlive, type Figures } from './sketch/figures';
import { drawLot, seedLot } from './sketch/lot';
import { playOn } from './sketch/play-on';
import { infiltrate } from './sketch/stroll';
import type { Table, Temper } from './sketch/table';
import { chanceOf } from './sketch/tally';

/** A plan of the moves that is played out: for each part the index of his place. */
export interface Candidate {
  readonly choice: Uint8Array;
  /** What the plan is worth by sight: decides between those that play-outs do not tell apart. */
  readonly sight: number;
  sum: number;
  count: number;
}

/** So many turns are played on: the rest of this one, the reply, and the next. */
const horizon = 4;

/** The other army's tempers, in turn: nobody knows which it has. */
export const plainTemper: Temper = { danger: 0.6, goal: 1, approach: 1 };
export const boldTemper: Temper = { danger: 0.2, goal: 1, approach: 1.5 };
export const waryTemper: Temper = { danger: 1.1, goal: 1, approach: 0.6 };
export const eagerTemper: Temper = { danger: 0.4, goal: 3, approach: 1 };
const replies = [plainTemper, boldTemper, plainTemper, waryTemper];

/** Where everybody of a plan goes, tests on the way included. */
function move(table: Table, root: Figures, parts: readonly Part[], choice: Uint8Array): void {
  const { cast, figures, lot } = table;
  copyFigures(figures, root);
  for (const man of cast.order[figures.active]!) figures.done[man]! |= hasMoved;
  for (let index = 0; index < parts.length; index++) {
    const { man, stands: places } = parts[index]!;
    const { reach } = places[choice[index]!]!;
    if (!reach) continue;
    const number = cast.numbers.get(man.id)!;
    for (let test = 0; test < reach.tests && isAlive(figures, number); test++) {
      infiltrate(cast, figures, number, drawLot(lot, 10) + 1);
    }
    if (stands(figures, number)) putAt(cast, figures, number, reach.pose.at, reach.pose.facing ?? -1);
  }
  figures.sequence = 3;
}

/** Plays a plan out once more; the same dice for all plans of that number. */
function playOut(table: Table, root: Figures, parts: readonly Part[], candidate: Candidate, seed: number): void {
  seedLot(table.lot, seed + candidate.count * 7919);
  move(table, root, parts, candidate.choice);
  const reply = replies[candidate.count % replies.length]!;
  const own = root.active;
  playOn(table, horizon, own === 0 ? [plainTemper, reply] : [reply, plainTemper]);
  candidate.sum += chanceOf(table.cast, table.figures, own);
  candidate.count++;
  // The moves of the plan itself, and what it takes to count up the end.
  table.played += parts.length;
}

export interface Trials {
  readonly table: Table;
  readonly root: Figures;
  readonly parts: readonly Part[];
  readonly seed: number;
}

/** What a plan is worth by sight counts like so many play-outs, so much of it for a certain win. */
const sightCounts = 8;
const sightScale = 9000;

/** Sorts the plans, the best first: half of them are dropped at each round, the others played out twice as often. */
export function compare(
  { table, root, parts, seed }: Trials,
  candidates: readonly Candidate[],
  budget: number,
): Candidate {
  let left = [...candidates];
  const rank = ({ sum, count, sight }: Candidate) => (sum + (sightCounts * sight) / sightScale) / (sightCounts + count);
  const limit = table.played + budget;
  let rounds = 0;
  for (let count = left.length; count > 1; count = Math.ceil(count / 2)) rounds++;
  const share = budget / Math.max(1, rounds);
  for (let round = 1; left.length > 1; round++) {
    const until = limit - budget + share * round;
    do {
      for (const candidate of left) playOut(table, root, parts, candidate, seed);
    } while (table.played < until);
    left.sort((a, b) => rank(b) - rank(a));
    left = left.slice(0, Math.ceil(left.length / 2));
  }
  return left[0]!;
}
