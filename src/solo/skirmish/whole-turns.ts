import { decide, evolve, type Command, type Reachable } from '../../skirmish';
import { seededDice } from '../../game';
import { searchPlan } from './search-plan';
import { formationOf, type Formation } from './formation';
import type { Meter } from '../mind';
import { moveOptions } from './move-options';
import { bestFirst } from './option';
import type { Purpose } from './places';
import { bestRehearsed, canRehearse } from './rehearsal';
import {
  account,
  beats,
  boldTemper,
  compare,
  eagerTemper,
  meritOf,
  plainTemper,
  trialsOf,
  waryTemper,
  type Candidate,
  type Trials,
} from './play-outs';
import { copyFigures, hasMoved, isAlive, putAt, stands as isStanding } from './sketch/figures';
import { draws, drawLot } from './sketch/lot';
import { infiltrate, stroll } from './sketch/stroll';
import type { Table, Temper } from './sketch/table';
import { standAt, type Part, type Stand } from './stand';
import { surveyOf } from './survey';
import { plain } from './weights';

/** A man of the plan, with all places to which he could go. */
export interface Mover extends Part {
  readonly stands: Stand[];
  readonly reach: readonly Reachable[];
}

/** A plan of all moves: for each mover the index of his place. */
interface Plan extends Candidate {
  readonly choice: Uint8Array;
}

/** Plans are made in several moods. */
const moods: readonly Temper[] = [
  plainTemper,
  boldTemper,
  waryTemper,
  eagerTemper,
  { danger: 0.8, goal: 0.4, approach: 2 },
  { danger: 0.4, goal: 1, approach: 0.4 },
];
/** By sight only in the first of them: the sketch's own habits find more. */
const moodsBySight = 3;
/** So many positions are weighed in making a plan by sight. */
const bySight = 250;

/** Sight knows nothing of what comes after the reply, and overrates what it fears: it counts like few play-outs. */
const faith = 4;

/** Sights below it: two of a plan would stand on one hex. */
const impossible = -1e8;

/** Where everybody of a plan goes, tests on the way included. @rule MOV-4 */
function go({ cast, figures, lot }: Table, movers: readonly Mover[], choice: Uint8Array): void {
  for (const man of cast.order[figures.active]!) figures.done[man]! |= hasMoved;
  for (let index = 0; index < movers.length; index++) {
    const { man, stands } = movers[index]!;
    const { reach } = stands[choice[index]!]!;
    if (!reach) continue;
    const number = cast.numbers.get(man.id)!;
    for (let test = 0; test < reach.tests && isAlive(figures, number); test++) {
      infiltrate(cast, figures, number, drawLot(lot, 10) + 1);
    }
    if (isStanding(figures, number)) putAt(cast, figures, number, reach.pose.at, reach.pose.facing ?? -1);
  }
  figures.sequence = 3;
}

/**
 * The index in a man's list of the place where a simulation left him; added to the list if it is new. 0 when he cannot
 * go there.
 */
export function standFor(purpose: Purpose, { man, stands, reach }: Mover, at: number, facing: number): number {
  const isThere = (one: Reachable) => one.pose.at === at && (one.pose.facing ?? -1) === facing;
  const known = stands.findIndex((stand) => stand.reach && isThere(stand.reach));
  if (known >= 0) return known;
  const found = reach.find(isThere);
  if (!found || stands.length === 255) return 0;
  stands.push(standAt(purpose, man, found.pose, found));
  return stands.length - 1;
}

/** Where everybody goes when he thinks of himself alone, one after the other. */
function sketched(purpose: Purpose, { table, root }: Trials, movers: readonly Mover[], temper: Temper): Uint8Array {
  copyFigures(table.figures, root);
  stroll(table, temper);
  const { at, facing } = table.figures;
  return Uint8Array.from(movers, (mover) => {
    const number = table.cast.numbers.get(mover.man.id)!;
    return isAlive(table.figures, number) ? standFor(purpose, mover, at[number]!, facing[number]!) : 0;
  });
}

/** With more men the sergeant is asked before the first move only: he looks at everybody before each. */
const fewMen = 8;
/** No sequence of moves has more commands. */
const mostMoves = 40;

/** Where everybody goes when the best move at sight is made, then the best after it, as the sergeant does. */
function bySergeant(purpose: Purpose, movers: readonly Mover[]): Uint8Array {
  const { survey, outlook } = purpose;
  const { game } = survey;
  const choice = new Uint8Array(movers.length);
  let state = survey.state;
  for (let count = 0; count < mostMoves; count++) {
    const [best] = bestFirst(moveOptions(surveyOf(game, state, plain), outlook), 1);
    if (!best || best.worth < plain.enough) break;
    const decision = decide(game, state, best.command, seededDice(state.dice));
    if (decision.kind === 'refused') break;
    for (const event of decision.events) state = evolve(game, state, event);
    if (state.outcome || state.active !== survey.state.active || state.sequence !== survey.state.sequence) break;
    if (best.command.type !== 'move') continue;
    const { who, path } = best.command;
    const index = movers.findIndex(({ man }) => man.id === who);
    const { at, facing } = path.at(-1)!;
    choice[index] = standFor(purpose, movers[index]!, at, facing ?? -1);
  }
  return choice;
}

/** Makes plans, each once; null for what is not possible or was thought of already. */
function planner(formation: Formation, movers: readonly Mover[]): (choice: Uint8Array) => Plan | null {
  const known = new Set<string>();
  return (choice) => {
    const name = choice.join();
    if (known.has(name)) return null;
    known.add(name);
    const sight = formation.worthOf(choice);
    return sight < impossible ? null : { choice, sight, apply: (table) => go(table, movers, choice), chances: [] };
  };
}

/** So many of the best places by themselves are tried for each man. */
const placesTried = 14;

/** Places that are tried for one man in a plan: where any plan sends him, and the best by themselves. */
function placesFor({ stands }: Mover, index: number, plans: readonly Plan[]): number[] {
  const places = new Set(plans.map(({ choice }) => choice[index]!));
  for (let stand = 0; stand < Math.min(placesTried, stands.length); stand++) places.add(stand);
  return [...places];
}

/** What is so much worse by sight is not played out. */
const hopeless = 9000;
/** Of the budget so much is spent on comparing whole plans. */
const comparing = 0.25;

/**
 * Sends one man elsewhere, or two, again and again, and keeps what is better, until the budget is spent or nothing is left to try.
 * Whatever came near is put to the plans.
 */
function improve(
  trials: Trials,
  movers: readonly Mover[],
  plans: Plan[],
  best: Plan,
  makePlan: (choice: Uint8Array) => Plan | null,
  until: number,
): Plan {
  const draw = draws(trials.seed);
  const movable = movers.flatMap(({ stands }, index) => (stands.length > 1 ? [index] : []));
  const places = new Map(movable.map((index) => [index, placesFor(movers[index]!, index, plans)]));
  let found = best;
  for (let idle = 0; idle < 60 && trials.table.played < until; idle++) {
    const choice = found.choice.slice();
    for (let changes = draw(3) === 0 ? 2 : 1; changes > 0; changes--) {
      const index = movable[draw(movable.length)]!;
      const tried = places.get(index)!;
      choice[index] = tried[draw(tried.length)]!;
    }
    const challenger = makePlan(choice);
    if (!challenger || challenger.sight < found.sight - hopeless) continue;
    idle = 0;
    if (beats(trials, challenger, found)) found = challenger;
    if (challenger.chances.length >= tellingCount) plans.push(challenger);
  }
  return found;
}

/** After so many play-outs a plan can be told from others. */
const tellingCount = 16;
/** So many plans are rehearsed. */
const rehearsed = 8;

/** The orders of a plan: whose way is a risk goes first. */
const ordersOf = ({ choice }: Plan, movers: readonly Mover[]): Command[] =>
  movers
    .flatMap(({ man, stands }, index) => {
      const { reach } = stands[choice[index]!]!;
      return reach ? [{ who: man.id, reach }] : [];
    })
    .sort((one, other) => other.reach.tests - one.reach.tests)
    .map(({ who, reach }) => ({ type: 'move', who, path: reach.path }));

/** The best of all plans that came near, played through by the rules: the sketch leaves out what seldom decides, and sometimes errs. */
function rehearse(
  purpose: Purpose,
  trials: Trials,
  movers: readonly Mover[],
  plans: readonly Plan[],
  found: Plan,
): Plan {
  if (!canRehearse(purpose.survey.game.characters.length)) return found;
  const near = plans
    .filter((plan) => plan !== found && plan.chances.length >= tellingCount)
    .sort((one, other) => meritOf(trials, other) - meritOf(trials, one));
  const best = [found, ...near.slice(0, rehearsed - 1)];
  const orders = best.map((plan) => ({ orders: ordersOf(plan, movers), hope: meritOf(trials, plan) }));
  return best[bestRehearsed(purpose, orders, trials.table, trials.seed)]!;
}

/**
 * The best plan found for the moves of a turn: for each mover the index of his place. `positions`: how many moves may
 * be sketched.
 */
export function bestTurn(purpose: Purpose, movers: readonly Mover[], positions: number, meter?: Meter): Uint8Array {
  const { survey } = purpose;
  const trials = trialsOf(survey, faith);
  const choices = moods.map((temper) => sketched(purpose, trials, movers, temper));
  for (const temper of moods.slice(0, moodsBySight)) {
    choices.push(searchPlan(formationOf(survey, movers, temper), movers, bySight, trials.seed).choice);
  }
  if (movers.length <= fewMen || survey.state.doings.moved.length === 0) choices.push(bySergeant(purpose, movers));
  choices.push(new Uint8Array(movers.length));
  const makePlan = planner(formationOf(survey, movers, plainTemper), movers);
  const plans = choices.map(makePlan).filter((plan) => plan !== null);
  trials.table.played = 0;
  const count = plans.length;
  const first = compare(trials, plans, positions * comparing) as Plan;
  const found = improve(trials, movers, plans, first, makePlan, positions);
  account(meter, trials, positions, count);
  return rehearse(purpose, trials, movers, plans, found).choice;
}
