import { moveRefusal, reachOf } from '../../skirmish';
import type { Outlook } from '../mind';
import { evolvePlan } from './evolve-plan';
import { formationOf } from './formation';
import { goalsOf } from './goals';
import { departures, saddleOptions } from './move-options';
import type { SkirmishOption } from './option';
import type { Purpose } from './places';
import { standAt, standsOf, type Part } from './stand';
import type { Survey } from './survey';
import { whyPlace } from './why';

/**
 * The moves of a plan of the whole turn, the one that counts most first: what a move is worth is what the plan would lose
 * without it. Thought of anew after every move, as dice may have changed everything.
 */
export function planMoves(survey: Survey, outlook: Outlook, positions: number, seed: number): SkirmishOption[] {
  const { game, state, weights } = survey;
  const goals = goalsOf(survey, state.active, outlook.company);
  const purpose: Purpose = { survey, outlook, goals, fights: true, shoots: true };
  const options: SkirmishOption[] = [];
  const parts: Part[] = survey.men[state.active].map((man) => {
    const pose = { at: man.piece.head, facing: man.piece.facing };
    const moves = man.standing && !moveRefusal(game, state, man.id);
    const stands = moves ? standsOf(purpose, man, reachOf(game, state, man.id)) : [standAt(purpose, man, pose, null)];
    const here = stands[0]!.place;
    if (man.standing && (state.horses.length > 0 || man.rides)) options.push(...saddleOptions(purpose, man));
    if (moves) options.push(...departures(purpose, man, here));
    return { man, stands, strikes: man.fights };
  });
  const formation = formationOf(survey, parts);
  const { choice, worth } = evolvePlan(formation, parts, positions, seed);
  for (const [index, { man, stands }] of parts.entries()) {
    const stand = stands[choice[index]!]!;
    if (!stand.reach) continue;
    const without = choice.slice();
    without[index] = 0;
    const gain = Math.min(weights.win, Math.max(weights.enough, worth - formation.worthOf(without)));
    options.push({
      command: { type: 'move', who: man.id, path: stand.reach.path },
      worth: Math.round(gain),
      reasons: whyPlace(survey, stand.place, stands[0]!.place),
    });
  }
  return options;
}
