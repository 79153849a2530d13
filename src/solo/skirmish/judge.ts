import type { Command } from '../../skirmish';
import type { Meter } from '../mind';
import type { SkirmishOption } from './option';
import { account, compare, trialsOf, type Candidate } from './play-outs';
import { hasAttacked, isAlive, nobody, putAt, tailAt } from './sketch/figures';
import { drawLot } from './sketch/lot';
import { strike } from './sketch/clash';
import { shoot } from './sketch/volley';
import { infiltrate } from './sketch/stroll';
import type { Table } from './sketch/table';
import type { Survey } from './survey';

/** So many of the best by sight are played out. */
const judged = 6;
/** Of shots fewer: the best by sight is seldom wrong. */
const shotsJudged = 3;

/** By sight an attack is known exactly but for what comes after it. */
const faith = 12;

interface Judged extends Candidate {
  /** Null: nothing more in this sequence. */
  readonly option: SkirmishOption | null;
}

/** Into a place that is free, tests on the way included. */
function advance({ cast, figures, lot }: Table, man: number, tests: number, at: number, facing: number): void {
  for (let test = 0; test < tests && isAlive(figures, man); test++) {
    infiltrate(cast, figures, man, drawLot(lot, 10) + 1);
  }
  const isFree = (hex: number) => figures.holder[hex] === nobody || figures.holder[hex] === man;
  const tail = tailAt(cast, at, facing);
  if (isAlive(figures, man) && isFree(at) && (tail < 0 || isFree(tail))) putAt(cast, figures, man, at, facing);
}

/** Does a command of the melee or a shot on a sketch; all else is left as it is. */
function enact(table: Table, command: Command, tests: number): void {
  const { numbers } = table.cast;
  if (command.type === 'attack') {
    const men = (ids: readonly string[]) => ids.map((id) => numbers.get(id)).filter((man) => man !== undefined);
    const targets = men(command.defenders);
    const attackers = men(command.attackers);
    if (targets.length > 0) return strike(table, attackers, targets);
    // At a horse alone: they have struck.
    for (const man of attackers) table.figures.done[man]! |= hasAttacked;
  } else if (command.type === 'shoot') {
    const man = numbers.get(command.who);
    const target = numbers.get(command.target);
    if (man !== undefined && target !== undefined) shoot(table, man, command.from, target, command.to);
  } else if (command.type === 'advance') {
    const { at, facing } = command.path.at(-1)!;
    advance(table, numbers.get(command.who)!, tests, at, facing ?? -1);
  }
}

/**
 * Shots with the one first that does best of the few best by sight. By sight a shot is known exactly but for what comes after
 * it: whom the others shoot at then, and where everybody goes.
 */
export function judgeShots(
  survey: Survey,
  options: readonly SkirmishOption[],
  positions: number,
  meter?: Meter,
): SkirmishOption[] {
  const sorted = options.toSorted((a, b) => b.worth - a.worth);
  // What hardly harms anybody is not worth the thought.
  const worthy = sorted.slice(0, shotsJudged).filter(({ worth }) => worth >= survey.weights.enough);
  if (worthy.length < 2) return [...options];
  const weighed = worthy.map((option) => ({ option, tests: 0 }));
  return [...judge(survey, weighed, false, positions, meter), ...sorted.filter((option) => !worthy.includes(option))];
}

/** An option of the melee, and how many tests of infiltration it takes. */
export interface Weighed {
  readonly option: SkirmishOption;
  readonly tests: number;
}

/**
 * Options of the melee in the order in which they were given, but the one first that does best when it is played out.
 * `orNothing`: whether to do nothing more is one of them; then none comes first that does worse.
 */
export function judge(
  survey: Survey,
  options: readonly Weighed[],
  orNothing: boolean,
  positions: number,
  meter?: Meter,
): SkirmishOption[] {
  const all = options.map(({ option }) => option);
  const tried = [...options].sort((a, b) => b.option.worth - a.option.worth).slice(0, judged);
  const candidates: Judged[] = tried.map(({ option, tests }) => ({
    option,
    sight: option.worth,
    apply: (table) => enact(table, option.command, tests),
    chances: [],
  }));
  // Nothing more: everybody has attacked.
  const rest = (table: Table) => {
    table.figures.sequence = 5;
  };
  if (orNothing) candidates.push({ option: null, sight: 0, apply: rest, chances: [] });
  if (candidates.length < 2) return all;
  const trials = trialsOf(survey, faith);
  const { option: best } = compare(trials, candidates, positions) as Judged;
  account(meter, trials, positions, candidates.length);
  if (!best) return all.map((option) => ({ ...option, worth: Math.min(0, option.worth) }));
  const most = Math.max(...all.map(({ worth }) => worth));
  const first = { ...best, worth: Math.max(best.worth, most, survey.weights.enough) + 1 };
  return [first, ...all.filter((option) => option !== best)];
}
