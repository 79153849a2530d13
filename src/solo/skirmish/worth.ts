import { otherArmy, type ArmyId } from '../../game';
import { hexesOf, progressOf, type SkirmishGame, type SkirmishState } from '../../skirmish';
import { dangerAt } from './danger';
import { goalAt, goalsOf } from './goals';
import { tailOf } from './places';
import { surveyOf, type Survey } from './survey';
import { plain as weights } from './weights';

/** Points that are made for good: the dead, and those who got away. @rule VIC-1 */
function pointsMade(survey: Survey, army: ArmyId): number {
  let points = 0;
  for (const objective of survey.game.objectives) {
    if (objective.army !== army || objective.kind === 'hold' || objective.kind === 'survive') continue;
    points += objective.points * progressOf(survey.game, survey.state, objective).done;
  }
  return points * survey.point;
}

/** What stands, what is won, what is near. */
function standingOf(survey: Survey, army: ArmyId): number {
  const goals = goalsOf(survey, army, true);
  let sum = pointsMade(survey, army);
  for (const man of survey.men[army]) {
    sum += man.worth;
    const { head, facing } = man.piece;
    const tail = tailOf(survey, { at: head, facing });
    for (const goal of goals.get(man.id) ?? []) sum += goalAt(survey, goal, man, head, tail);
  }
  return sum;
}

/** What an army's next turn is expected to cost the other. */
function strikesOf(survey: Survey, army: ArmyId): number {
  let sum = 0;
  for (const man of survey.men[otherArmy(army)]) {
    const [head] = hexesOf(man.piece);
    const { blows, shots } = dangerAt(survey, man, head!, true);
    sum += blows + shots;
  }
  return sum;
}

/** The end counts for more than anything before it. */
const ended = 4;

/** What a position is worth to an army, in hundredths of a point of cost; to the other the same with the sign turned. */
export function worthOf(game: SkirmishGame, state: SkirmishState, army: ArmyId): number {
  const { outcome } = state;
  const sign = army === 'blue' ? 1 : -1;
  if (outcome) {
    if (outcome.winner === null) return 0;
    return sign * (outcome.winner === 'blue' ? 1 : -1) * ended * weights.win;
  }
  const survey = surveyOf(game, state, weights);
  const turn = (of: ArmyId) => (of === state.active ? weights.strikeNext : weights.strikeAfter);
  const blue = standingOf(survey, 'blue') + turn('blue') * strikesOf(survey, 'blue');
  const red = standingOf(survey, 'red') + turn('red') * strikesOf(survey, 'red');
  return sign * Math.round(blue - red);
}
