import { leadReachOf, saddleChoiceOf, type SaddleChoice } from '../../skirmish';
import { unhorsed } from './harm';
import type { SkirmishOption } from './option';
import { placeFor, type Purpose } from './places';
import { reason } from './reasons';
import { onFoot, type Man } from './survey';

/** A horse left standing may be mounted again: so much of it is given up by getting off. */
const horseGivenUp = 0.6;

/** He got off or on a moment ago: he stays so this turn. */
const hasJustChanged = ({ survey: { state } }: Purpose, { id }: Man): boolean =>
  state.doings.pointsLeft[id] !== undefined && !state.doings.moved.includes(id);

/** Into the saddle, where his horse stands beside him and nothing is better done on foot. @rule MOV-13 */
function mounting(purpose: Purpose, man: Man, { mount, tests }: SaddleChoice): SkirmishOption[] {
  if (!mount || hasJustChanged(purpose, man)) return [];
  const here = placeFor(purpose, man, { at: man.piece.head, facing: null });
  const left = Math.max(0, here.fight?.gain ?? 0) + (here.goal.of?.hex === man.piece.head ? here.goal.worth : 0);
  const worth = horseGivenUp * man.worth - left - tests * man.testLoss;
  return [{ command: { type: 'mount', who: man.id }, worth: Math.round(worth), reasons: [reason('mounts', worth)] }];
}

/** Off the horse, where on foot he can strike or hold what no horse comes to. @rule MOV-13 @rule MEL-2 */
function dismounting(purpose: Purpose, man: Man, { dismount, tests }: SaddleChoice): SkirmishOption[] {
  if (dismount.length === 0 || hasJustChanged(purpose, man)) return [];
  const { at, facing } = { at: man.piece.head, facing: man.piece.facing };
  const here = placeFor(purpose, man, { at, facing });
  const given = horseGivenUp * man.losses[unhorsed]! + tests * man.testLoss;
  const options: SkirmishOption[] = [];
  for (const hex of dismount) {
    const there = placeFor(purpose, onFoot(purpose.survey, man, hex), { at: hex, facing: null });
    const worth = there.total - here.total - given;
    if (worth <= 0) continue;
    const reasons = there.fight
      ? [reason('fights-on-foot', worth, { target: there.fight.target.id })]
      : there.goal.of
        ? [reason('towards-goal', worth, { hex: there.goal.of.hex })]
        : [];
    options.push({ command: { type: 'dismount', who: man.id, at: hex }, worth: Math.round(worth), reasons });
  }
  return options;
}

/** Bringing somebody else's horse to him. @rule MOV-13 */
function leading({ survey }: Purpose, man: Man, { lead }: SaddleChoice): SkirmishOption[] {
  const { game, state, tables } = survey;
  const options: SkirmishOption[] = [];
  for (const horse of lead) {
    const owner = state.horses.find(({ id }) => id === horse)?.rider;
    const rider = owner === undefined || owner === null ? undefined : survey.byId.get(owner);
    if (!rider || rider === man) continue;
    const travel = tables.travel(rider.piece.head, false);
    for (const { path, pose, tests } of leadReachOf(game, state, man.id, horse)) {
      const worth = 10 * (travel[man.piece.head]! - travel[pose.at]!) - tests * man.testLoss;
      if (worth <= 0) continue;
      const reasons = [reason('brings-horse', worth, { who: rider.id })];
      options.push({ command: { type: 'lead', who: man.id, horse, path }, worth: Math.round(worth), reasons });
    }
  }
  return options;
}

/** The options of mounting, dismounting and leading a horse to its rider. @rule MOV-13 */
export function saddleOptions(purpose: Purpose, man: Man): SkirmishOption[] {
  const { game, state } = purpose.survey;
  const choice = saddleChoiceOf(game, state, man.id);
  return [...mounting(purpose, man, choice), ...dismounting(purpose, man, choice), ...leading(purpose, man, choice)];
}
