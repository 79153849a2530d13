import { targetsOf } from '../../skirmish';
import type { Outlook } from '../mind';
import { expectedLoss, facesOf } from './harm';
import type { SkirmishOption } from './option';
import type { Survey } from './survey';
import { whyHarm } from './why';

/** All shots that can be made now, with their exact chances. */
export function shootOptions(survey: Survey, _outlook: Outlook): SkirmishOption[] {
  const { game, state } = survey;
  const options: SkirmishOption[] = [];
  for (const man of survey.men[state.active]) {
    if (!man.standing || !man.sheet.weapon) continue;
    for (const [id, shots] of Object.entries(targetsOf(game, state, man.id))) {
      const target = survey.byId.get(id)!;
      const tried = shots.map((shot) => {
        const faces = facesOf(shot.results);
        return { shot, faces, worth: expectedLoss(faces, target.losses) };
      });
      const best = tried.reduce((most, one) => (one.worth > most.worth ? one : most));
      const { from, to } = best.shot.aim;
      options.push({
        command: { type: 'shoot', who: man.id, target: id, from, to },
        worth: Math.round(best.worth),
        reasons: whyHarm(survey, target, best.faces, best.worth),
      });
    }
  }
  return options;
}
