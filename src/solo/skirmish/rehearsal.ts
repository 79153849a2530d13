import { seedDice, seededDice } from '../../game';
import { decide, evolve, type Command, type SkirmishState } from '../../skirmish';
import type { Purpose } from './places';
import { endSequence } from './option';
import { atSight } from './sight';
import { chanceOf } from './sketch/chance';
import { armyNumber } from './sketch/cast';
import { layOut } from './sketch/figures';
import type { Table } from './sketch/table';
import { walkOn } from './walk-on';

/** Something that could be done in a turn, to be played through by the rules themselves. */
export interface Rehearsed {
  readonly orders: readonly Command[];
  /** How good play-outs on the sketch make it: an army's chance. */
  readonly hope: number;
}

/** A rehearsal ends after the reply, and is never longer. */
const turns = 2;
const longest = 300;
/** What the sketch says counts like so many rehearsals. */
const faith = 6;
/** So often all are rehearsed, then the better half of them, and so on. */
const rounds = [4, 8, 16] as const;
/** A rehearsal takes the longer the more there are, each looking at all others: with so many the rounds are as above. */
const few = 20;
/** With more it would take too long to be any help. */
const many = 26;

/** Whether so many are few enough for rehearsals. */
export const canRehearse = (characters: number): boolean => characters <= many;

interface Trial extends Rehearsed {
  readonly place: number;
  sum: number;
  count: number;
}

const merit = ({ hope, sum, count }: Trial): number => (faith * hope + sum) / (faith + count);

function rehearseOnce(
  { survey: { game, state: from }, outlook }: Purpose,
  orders: readonly Command[],
  table: Table,
  seed: number,
) {
  const army = from.active;
  let state: SkirmishState = { ...from, dice: seedDice(seed) };
  /** False where the rules, as the dice have fallen, forbid it. */
  const give = (command: Command): boolean => {
    const decision = decide(game, state, command, seededDice(state.dice));
    if (decision.kind === 'refused') return false;
    for (const event of decision.events) state = evolve(game, state, event);
    return true;
  };
  for (const order of orders) if (!state.outcome) give(order);
  if (!state.outcome && state.active === army && state.sequence === from.sequence) give(endSequence);
  const nearest = { ...outlook, breadth: 1 };
  for (let count = 0; count < longest && !state.outcome && state.playerTurn < from.playerTurn + turns; count++) {
    if (state.sequence === 2 && !state.pending) {
      walkOn(game, { state: () => state, give }, nearest);
      continue;
    }
    const [best] = atSight(game, state, nearest);
    if (!best || !give(best.command)) break;
  }
  layOut(table.cast, table.figures, state);
  return chanceOf(table, armyNumber(army));
}

/**
 * Which of some plans is best when it is played through by the rules: first as ordered, then everybody as at sight, to the end of
 * the other army's turn. All have the same dice. Answers with its place in the list.
 */
export function bestRehearsed(purpose: Purpose, plans: readonly Rehearsed[], table: Table, seed: number): number {
  const { characters } = purpose.survey.game;
  const part = Math.min(1, (few / characters.length) ** 2);
  let left = plans.map((plan, place): Trial => ({ ...plan, place, sum: 0, count: 0 }));
  for (const often of rounds) {
    if (left.length < 2) break;
    for (let again = Math.ceil(often * part); again > 0; again--) {
      for (const trial of left) {
        trial.sum += rehearseOnce(purpose, trial.orders, table, seed + trial.count * 7919);
        trial.count++;
      }
    }
    left.sort((one, other) => merit(other) - merit(one));
    left = left.slice(0, Math.ceil(left.length / 2));
  }
  return left[0]!.place;
}
