import { moveRefusal, reachOf, type Reachable } from '../../skirmish';
import type { Outlook } from '../mind';
import { evolvePlan } from './evolve-plan';
import { formationOf } from './formation';
import { goalsOf } from './goals';
import { departures, saddleOptions } from './move-options';
import type { SkirmishOption } from './option';
import type { Purpose } from './places';
import { boldTemper, compare, eagerTemper, plainTemper, waryTemper, type Candidate } from './play-outs';
import { castOf } from './sketch/cast';
import { copyFigures, layOut, newFigures, type Figures } from './sketch/figures';
import { stroll } from './sketch/stroll';
import { newTable, type Table, type Temper } from './sketch/table';
import { standAt, standsOf, type Part, type Stand } from './stand';
import type { Man, Survey } from './survey';
import { whyPlace } from './why';

/** A part of the plan with all the places that he could go to. */
interface Mover extends Part {
  readonly stands: Stand[];
  readonly reach: readonly Reachable[];
}

const tempers: readonly Temper[] = [plainTemper, boldTemper, waryTemper, eagerTemper];

/** Of the positions so many are weighed in making each plan by sight. */
const bySight = 250;

function moversOf(purpose: Purpose): Mover[] {
  const { survey } = purpose;
  const { game, state } = survey;
  return survey.men[state.active].map((man) => {
    const pose = { at: man.piece.head, facing: man.piece.facing };
    const reach = man.standing && !moveRefusal(game, state, man.id) ? reachOf(game, state, man.id) : [];
    const stands = reach.length > 0 ? standsOf(purpose, man, reach) : [standAt(purpose, man, pose, null)];
    return { man, stands, strikes: man.fights, reach };
  });
}

/** The place in a man's list where a sketch left him; added to the list when it is new. 0 when he cannot go there. */
function standFor(purpose: Purpose, { man, stands, reach }: Mover, at: number, facing: number): number {
  const isThere = (one: Reachable) => one.pose.at === at && (one.pose.facing ?? -1) === facing;
  const known = stands.findIndex((stand) => stand.reach && isThere(stand.reach));
  if (known >= 0) return known;
  const found = reach.find(isThere);
  if (!found) return 0;
  stands.push(standAt(purpose, man, found.pose, found));
  return stands.length - 1;
}

/** Where everybody goes when he thinks of himself alone, one after the other. */
function sketched(purpose: Purpose, table: Table, root: Figures, movers: readonly Mover[], temper: Temper): Uint8Array {
  copyFigures(table.figures, root);
  stroll(table, temper);
  const { at, facing, health } = table.figures;
  return Uint8Array.from(movers, (mover) => {
    const number = table.cast.numbers.get(mover.man.id)!;
    return health[number]! > 1 ? 0 : standFor(purpose, mover, at[number]!, facing[number]!);
  });
}

function candidatesOf(
  purpose: Purpose,
  table: Table,
  root: Figures,
  movers: readonly Mover[],
  seed: number,
): Candidate[] {
  const { survey } = purpose;
  const choices: Uint8Array[] = tempers.map((temper) => sketched(purpose, table, root, movers, temper));
  for (const temper of tempers) {
    choices.push(evolvePlan(formationOf(survey, movers, temper), movers, bySight, seed).choice);
  }
  choices.push(new Uint8Array(movers.length));
  const judged = formationOf(survey, movers, plainTemper);
  const seen = new Set<string>();
  const candidates: Candidate[] = [];
  for (const choice of choices) {
    const sight = judged.worthOf(choice);
    if (seen.has(choice.join()) || sight < -1e8) continue;
    seen.add(choice.join());
    candidates.push({ choice, sight, sum: 0, count: 0 });
  }
  return candidates;
}

/** What the best plan changes, tried out one man at a time: he goes where another plan sends him, or stays. */
function variations(movers: readonly Mover[], best: Candidate, all: readonly Candidate[]): Uint8Array[] {
  const varied: Uint8Array[] = [];
  for (let index = 0; index < movers.length; index++) {
    const tried = new Set([best.choice[index]!]);
    for (const { choice } of all) {
      if (tried.has(choice[index]!)) continue;
      tried.add(choice[index]!);
      const other = best.choice.slice();
      other[index] = choice[index]!;
      varied.push(other);
    }
  }
  return varied;
}

const playOutSeed = ({ game, state }: Survey): number =>
  Math.imul(game.seed ^ 0x5bd1e995, 0x2c1b3c6d) + state.playerTurn;

function bestPlan(purpose: Purpose, movers: readonly Mover[], positions: number, seed: number): Uint8Array {
  const { survey } = purpose;
  const { game, state, weights } = survey;
  const cast = castOf(game, state, weights);
  const table = newTable(cast);
  const root = newFigures(cast);
  layOut(cast, root, state);
  const candidates = candidatesOf(purpose, table, root, movers, seed);
  table.played = 0;
  const trials = { table, root, parts: movers, seed: playOutSeed(survey) };
  let best = compare(trials, candidates, positions * 0.6);
  const judged = formationOf(survey, movers, plainTemper);
  const varied = variations(movers, best, candidates)
    .map((choice): Candidate => ({ choice, sight: judged.worthOf(choice), sum: 0, count: 0 }))
    .filter(({ sight }) => sight > -1e8)
    .sort((a, b) => b.sight - a.sight)
    .slice(0, 7);
  if (varied.length > 0) {
    best = compare(trials, [{ ...best, sum: 0, count: 0 }, ...varied], positions * 0.4);
  }
  return best.choice;
}

/**
 * The moves of a plan of the whole turn, the one that counts most first: what a move is worth is what the plan would lose
 * without it. Thought of anew after every move, as dice may have changed everything.
 */
export function planMoves(survey: Survey, outlook: Outlook, positions: number, seed: number): SkirmishOption[] {
  const { state, weights } = survey;
  const goals = goalsOf(survey, state.active, outlook.company);
  const purpose: Purpose = { survey, outlook, goals, fights: true, shoots: true };
  const movers = moversOf(purpose);
  const options: SkirmishOption[] = [];
  for (const { man, stands, reach } of movers) {
    if (man.standing && (state.horses.length > 0 || man.rides)) options.push(...saddleOptions(purpose, man));
    if (reach.length > 0) options.push(...departures(purpose, man, stands[0]!.place));
  }
  if (movers.every(({ stands }) => stands.length === 1)) return options;
  const choice = bestPlan(purpose, movers, positions, seed);
  const formation = formationOf(survey, movers, plainTemper);
  const worth = formation.worthOf(choice);
  for (const [index, { man, stands }] of movers.entries()) {
    const stand = stands[choice[index]!]!;
    if (!stand.reach) continue;
    const without = choice.slice();
    without[index] = 0;
    const gain = Math.min(weights.win, Math.max(weights.enough, worth - formation.worthOf(without)));
    options.push(optionFor(survey, man, stand, stand.reach, stands[0]!, gain));
  }
  return options;
}

const optionFor = (
  survey: Survey,
  man: Man,
  stand: Stand,
  { path, tests }: Reachable,
  here: Stand,
  gain: number,
): SkirmishOption => ({
  command: { type: 'move', who: man.id, path },
  // Whose way is a risk goes first: what comes of it may change the plan.
  worth: Math.round(gain + (tests > 0 ? 1e5 : 0)),
  reasons: whyPlace(survey, stand.place, here.place),
});
