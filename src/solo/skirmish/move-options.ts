import { exitsOf, leadReachOf, moveRefusal, reachOf, saddleChoiceOf, type Reachable } from '../../skirmish';
import type { Outlook } from '../mind';
import { exitWorth, goalsOf } from './goals';
import type { SkirmishOption } from './option';
import { placeFor, type Place, type Purpose } from './places';
import { reason } from './reasons';
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

/** On to a horse, off it, or bringing one to its rider. @rule MOV-13 */
export function saddleOptions(purpose: Purpose, man: Man): SkirmishOption[] {
  const { survey } = purpose;
  const { game, state, tables } = survey;
  const { who, options }: { who: string; options: SkirmishOption[] } = { who: man.id, options: [] };
  const choice = saddleChoiceOf(game, state, who);
  const risk = choice.tests * man.testLoss;
  if (choice.mount) {
    const worth = 0.6 * man.worth - risk;
    options.push({ command: { type: 'mount', who }, worth: Math.round(worth), reasons: [reason('mounts', worth)] });
  }
  for (const horse of choice.lead) {
    const owner = state.horses.find(({ id }) => id === horse)?.rider;
    const rider = owner === undefined || owner === null ? undefined : survey.byId.get(owner);
    if (!rider || rider.id === who) continue;
    const travel = tables.travel(rider.piece.head, false);
    for (const { path, pose, tests } of leadReachOf(game, state, who, horse)) {
      const worth = 10 * (travel[man.piece.head]! - travel[pose.at]!) - tests * man.testLoss;
      if (worth > 0) {
        options.push({
          command: { type: 'lead', who, horse, path },
          worth: Math.round(worth),
          reasons: [reason('brings-horse', worth, { who: rider.id })],
        });
      }
    }
  }
  return options;
}

/** Where everybody who has not moved could go, and why. @rule MOV-1 */
export function moveOptions(survey: Survey, outlook: Outlook): SkirmishOption[] {
  const { game, state } = survey;
  const goals = goalsOf(survey, state.active, outlook.company);
  const purpose: Purpose = { survey, outlook, goals, fights: true, shoots: true };
  const options: SkirmishOption[] = [];
  for (const man of survey.men[state.active]) {
    if (!man.standing) continue;
    if (state.horses.length > 0 || man.rides) options.push(...saddleOptions(purpose, man));
    if (moveRefusal(game, state, man.id)) continue;
    const here = placeFor(purpose, man, { at: man.piece.head, facing: man.piece.facing });
    options.push(...walks(purpose, man, here, rankPlaces(purpose, man, here, reachOf(game, state, man.id))));
    options.push(...departures(purpose, man, here));
  }
  return options;
}
