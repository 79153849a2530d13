import { advanceReachOf } from '../../skirmish';
import type { Outlook } from '../mind';
import { goalsOf } from './goals';
import type { Weighed } from './judge';
import { placeFor, type Purpose } from './places';
import { reason } from './reasons';
import type { Survey } from './survey';
import { whyPlace } from './why';

/** The options of those who are offered an advance: to advance or to stay. @rule ADV-1 */
export function advanceOptions(survey: Survey, outlook: Outlook): Weighed[] {
  const { game, state } = survey;
  const goals = goalsOf(survey, state.active, outlook.company);
  const purpose: Purpose = { survey, outlook, goals, fights: false, shoots: false };
  const options: Weighed[] = [];
  for (const who of state.pending?.who ?? []) {
    const man = survey.byId.get(who)!;
    const here = placeFor(purpose, man, { at: man.piece.head, facing: man.piece.facing });
    for (const { pose, path, tests } of advanceReachOf(game, state, who)) {
      const place = placeFor(purpose, man, pose);
      const worth = Math.round(place.total - here.total - tests * man.testLoss);
      const reasons = whyPlace(survey, place, here);
      options.push({ option: { command: { type: 'advance', who, path }, worth, reasons }, tests });
    }
    const reasons = [reason('stays-put', 0)];
    options.push({ option: { command: { type: 'stay', who }, worth: 0, reasons }, tests: 0 });
  }
  return options;
}
