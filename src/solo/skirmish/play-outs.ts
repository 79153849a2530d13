import type { Meter } from '../mind';
import { castOf } from './sketch/cast';
import { copyFigures, layOut, newFigures, type Figures } from './sketch/figures';
import { seedLot } from './sketch/lot';
import { playOn } from './sketch/play-on';
import { newTable, type Table, type Temper } from './sketch/table';
import { chanceOf } from './sketch/chance';
import type { Survey } from './survey';

/** Something that could be done, played out again and again. */
export interface Candidate {
  /** What it is worth by sight, in hundredths of a point: decides while play-outs tell little. */
  readonly sight: number;
  /** Does it on the table, where the position is laid out. */
  readonly apply: (table: Table) => void;
  /** How each play-out went: the army's chance after it. */
  readonly chances: number[];
}

export const plainTemper: Temper = { danger: 0.6, goal: 1, approach: 1 };
export const boldTemper: Temper = { danger: 0.2, goal: 1, approach: 1.5 };
export const waryTemper: Temper = { danger: 1.1, goal: 1, approach: 0.6 };
export const eagerTemper: Temper = { danger: 0.4, goal: 3, approach: 1 };
/** The other army's tempers, in turn: nobody knows which it has. */
const replies = [plainTemper, boldTemper, plainTemper, waryTemper];

/** The rest of the turn, and the reply: farther on dice hide what a plan was worth. */
const horizon = 2;

/** What play-outs begin with. */
export interface Trials {
  readonly table: Table;
  readonly root: Figures;
  readonly seed: number;
  /** What something is worth by sight counts like so many play-outs. */
  readonly faith: number;
}

/** Begins from a position. The dice are the same for all commands of a turn, so that one plan is followed. */
export function trialsOf({ game, state, weights }: Survey, faith: number): Trials {
  const cast = castOf(game, state, weights);
  const root = newFigures(cast);
  layOut(cast, root, state);
  const seed = Math.imul(game.seed ^ 0x5bd1e995, 0x2c1b3c6d) + Math.imul(state.playerTurn, 0x9e3779b1);
  return { table: newTable(cast), root, seed, faith };
}

/** Plays a candidate out once more; those with the same number have the same dice and the same reply. */
export function playOut({ table, root, seed }: Trials, candidate: Candidate): void {
  const number = candidate.chances.length;
  const reply = replies[number % replies.length]!;
  copyFigures(table.figures, root);
  seedLot(table.lot, seed + number * 7919);
  candidate.apply(table);
  const tempers = root.active === 0 ? ([plainTemper, reply] as const) : ([reply, plainTemper] as const);
  playOn(table, horizon, tempers);
  candidate.chances.push(chanceOf(table, root.active));
  // What it takes to lay the position out and to count it up.
  table.played += 3;
}

/** So much by sight is a certain win. */
const certainWin = 12_000;

/** How good the first so many play-outs make a candidate, by sight too. */
function merit({ faith }: Trials, { chances, sight }: Candidate, count: number): number {
  let sum = (faith * sight) / certainWin;
  for (let index = 0; index < count; index++) sum += chances[index]!;
  return sum / (faith + count);
}

/** With more play-outs only what is nearly the best is told apart. */
const telling = 40;

/** How good its play-outs make a candidate, by sight too. */
export const meritOf = (trials: Trials, candidate: Candidate): number =>
  merit(trials, candidate, Math.min(telling, candidate.chances.length));

/** The best of several: half of them are dropped at each round, so that most play-outs go to those hard to tell apart. */
export function compare(trials: Trials, candidates: readonly Candidate[], budget: number): Candidate {
  const { table } = trials;
  const from = table.played;
  let left = [...candidates];
  let rounds = 0;
  for (let count = left.length; count > 1; count = Math.ceil(count / 2)) rounds++;
  for (let round = 1; left.length > 1; round++) {
    const until = from + (budget * round) / rounds;
    do {
      for (const candidate of left) playOut(trials, candidate);
    } while (table.played < until);
    const count = left[0]!.chances.length;
    left.sort((a, b) => merit(trials, b, count) - merit(trials, a, count));
    left = left.slice(0, Math.ceil(left.length / 2));
  }
  return left[0]!;
}

/** What the last play-outs may cost beyond a budget: each candidate is played out once a round, a challenger ten times. */
function margin({ table }: Trials, candidates: number): number {
  const each = table.cast.count + 3;
  return (2 * candidates + 2 * hurdles.at(-1)![0]) * each;
}

/** Tells what was played out of a budget, so many candidates having been compared. */
export function account(meter: Meter | undefined, trials: Trials, budget: number, candidates: number): void {
  if (!meter) return;
  meter.spent += trials.table.played;
  meter.allowed += budget + margin(trials, candidates);
}

/** After so many play-outs a challenger must be at least so much better, or is given up. */
const hurdles: readonly (readonly [count: number, better: number])[] = [
  [6, -0.02],
  [16, 0],
  [40, 0.004],
  [100, 0.004],
];

/** Whether a challenger is better than the best so far, with the same dice. */
export function beats(trials: Trials, challenger: Candidate, best: Candidate): boolean {
  for (const [count, better] of hurdles) {
    while (challenger.chances.length < count) playOut(trials, challenger);
    while (best.chances.length < count) playOut(trials, best);
    if (merit(trials, challenger, count) < merit(trials, best, count) + better) return false;
  }
  return true;
}
