import { moveRefusal, reachOf, type Reachable } from '../../skirmish';
import type { Meter, Outlook } from '../mind';
import { formationOf } from './formation';
import { goalsOf } from './goals';
import { departures } from './move-options';
import type { SkirmishOption } from './option';
import type { Purpose } from './places';
import { plainTemper } from './play-outs';
import { saddleOptions } from './saddle-options';
import { standAt, standsOf, type Stand } from './stand';
import type { Man, Survey } from './survey';
import { bestTurn, type Mover } from './whole-turns';
import { whyPlace } from './why';

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
  worth: Math.round(gain + (tests > 0 ? survey.weights.win : 0)),
  reasons: whyPlace(survey, stand.place, here.place),
});

/**
 * The moves of a plan of the whole turn, the one that counts most first: what a move is worth is what the plan would lose
 * without it. Thought of anew after every move, as dice may have changed everything.
 */
export function planMoves(
  survey: Survey,
  outlook: Outlook,
  positions: number,
  seed: number,
  meter?: Meter,
): SkirmishOption[] {
  const { state, weights } = survey;
  const goals = goalsOf(survey, state.active, outlook.company);
  const purpose: Purpose = { survey, outlook, goals, fights: true, shoots: true };
  const movers = moversOf(purpose);
  const options: SkirmishOption[] = [];
  for (const { man, stands, reach } of movers) {
    if (man.standing && (state.horses.length > 0 || man.rides)) options.push(...saddleOptions(purpose, man));
    if (reach.length > 0) options.push(...departures(purpose, man, stands[0]!.place));
  }
  const movable = movers.filter(({ stands }) => stands.length > 1).length;
  if (movable === 0) return options;
  // The budget is a whole turn's: the fewer are left to move, the less of it is left to think about.
  const budget = (positions * 2 * movable) / (movers.length * (movers.length + 1));
  const choice = bestTurn(purpose, movers, budget, seed, meter);
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
