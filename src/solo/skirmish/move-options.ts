import { exitsOf, moveRefusal, reachOf, type Reachable } from '../../skirmish';
import type { Outlook } from '../mind';
import { exitWorth, goalsOf } from './goals';
import type { SkirmishOption } from './option';
import { placeFor, type Place, type Purpose } from './places';
import { reason } from './reasons';
import { saddleOptions } from './saddle-options';
import type { Man, Survey } from './survey';
import { whyPlace } from './why';

/** Of one man's places, so many are worth a second look. */
const placesKept = 6;

interface Ranked {
  readonly reach: Reachable;
  readonly place: Place;
  readonly worth: number;
}

function rankPlaces(purpose: Purpose, man: Man, here: Place, reach: readonly Reachable[]): Ranked[] {
  const ranked: Ranked[] = [];
  for (const one of reach) {
    const place = placeFor(purpose, man, one.pose);
    const worth = place.total - here.total - one.tests * man.testLoss;
    if (worth > 0) ranked.push({ reach: one, place, worth });
  }
  return ranked.sort((a, b) => b.worth - a.worth || a.reach.cost - b.reach.cost).slice(0, placesKept);
}

function walks({ survey }: Purpose, man: Man, here: Place, ranked: readonly Ranked[]): SkirmishOption[] {
  return ranked.map(({ reach, place, worth }) => ({
    command: { type: 'move', who: man.id, path: reach.path },
    worth: Math.round(worth),
    reasons: whyPlace(survey, place, here),
  }));
}

/** Off the board, where that is a goal. */
export function departures({ survey }: Purpose, man: Man, here: Place): SkirmishOption[] {
  const worth = exitWorth(survey, man);
  if (worth === 0) return [];
  const exits = exitsOf(survey.game, survey.state, man.id);
  return exits.slice(0, 3).map(({ path, tests }) => {
    const gain = worth - here.total - tests * man.testLoss;
    return {
      command: { type: 'leave', who: man.id, path },
      worth: Math.round(gain),
      reasons: [reason('gets-away', gain)],
    };
  });
}

/** What the moves of an army are weighed with. */
export const movesIn = (survey: Survey, outlook: Outlook): Purpose => ({
  survey,
  outlook,
  goals: goalsOf(survey, survey.state.active, outlook.company),
  fights: true,
  shoots: true,
});

/** Where one man could go, and why. @rule MOV-1 */
export function movesOf(purpose: Purpose, man: Man): SkirmishOption[] {
  const { game, state } = purpose.survey;
  if (!man.standing) return [];
  const options: SkirmishOption[] = [];
  if (state.horses.length > 0 || man.rides) options.push(...saddleOptions(purpose, man));
  if (moveRefusal(game, state, man.id)) return options;
  const here = placeFor(purpose, man, { at: man.piece.head, facing: man.piece.facing });
  options.push(...walks(purpose, man, here, rankPlaces(purpose, man, here, reachOf(game, state, man.id))));
  options.push(...departures(purpose, man, here));
  return options;
}

/** Where everybody who has not moved could go, and why. */
export function moveOptions(survey: Survey, outlook: Outlook): SkirmishOption[] {
  const purpose = movesIn(survey, outlook);
  return survey.men[survey.state.active].flatMap((man) => movesOf(purpose, man));
}
