import type { Reachable, SkirmishGame, SkirmishState } from '../../skirmish';
import type { Course } from '../course';
import type { Meter, Outlook } from '../mind';
import { formationOf } from './formation';
import { marchOf, moversOf, purposeOf } from './march';
import { departures } from './move-options';
import type { SkirmishOption } from './option';
import { plainTemper } from './play-outs';
import { reason } from './reasons';
import { saddleOptions } from './saddle-options';
import type { Stand } from './stand';
import type { Man, Survey } from './survey';
import { standFor } from './whole-turns';
import { whyPlace } from './why';

function optionFor(
  survey: Survey,
  man: Man,
  stand: Stand,
  { path, tests }: Reachable,
  here: Stand,
  gain: number,
): SkirmishOption {
  const reasons = whyPlace(survey, stand.place, here.place);
  return {
    command: { type: 'move', who: man.id, path },
    // Whose way is a risk goes first: what comes of it may change the plan.
    worth: Math.round(gain + (tests > 0 ? survey.weights.win : 0)),
    reasons: reasons.length > 0 ? reasons : [reason('planned', gain)],
  };
}

/** The moves of the plan that is followed, the one that counts most first: what a move is worth is what the plan would lose without it. */
export function planMoves(
  game: SkirmishGame,
  course: Course<SkirmishState>,
  outlook: Outlook,
  moves: number,
  meter: Meter | undefined,
): SkirmishOption[] {
  const state = course.at(-1)!;
  const purpose = purposeOf(game, state, outlook);
  const { survey } = purpose;
  const movers = moversOf(purpose);
  const options: SkirmishOption[] = [];
  for (const { man, stands, reach } of movers) {
    if (man.standing && (state.horses.length > 0 || man.rides)) options.push(...saddleOptions(purpose, man));
    if (reach.length > 0) options.push(...departures(purpose, man, stands[0]!.place));
  }
  if (movers.every(({ stands }) => stands.length < 2)) return options;
  const { ways } = marchOf(game, course, outlook, moves, meter);
  const choice = Uint8Array.from(movers, (mover) => {
    const way = ways.get(mover.man.id);
    return way && mover.reach.length > 0 ? standFor(purpose, mover, way.at, way.facing ?? -1) : 0;
  });
  const formation = formationOf(survey, movers, plainTemper);
  const worth = formation.worthOf(choice);
  for (const [index, { man, stands }] of movers.entries()) {
    const stand = stands[choice[index]!]!;
    if (!stand.reach) continue;
    const without = choice.slice();
    without[index] = 0;
    const gain = Math.min(survey.weights.win, Math.max(survey.weights.enough, worth - formation.worthOf(without)));
    options.push(optionFor(survey, man, stand, stand.reach, stands[0]!, gain));
  }
  return options;
}
