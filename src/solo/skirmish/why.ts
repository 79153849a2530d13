import { otherArmy } from '../../game';
import type { Reason } from '../mind';
import { percentHurt, percentKilled, percentMoved, death, type Faces } from './harm';
import { reason, weightiest } from './reasons';
import type { Man, Survey } from './survey';
import type { Place } from './places';

/** The reasons for shooting at or attacking a target. `worth`: the value of the harm. */
export function whyHarm(survey: Survey, target: Man, faces: Faces, worth: number): Reason[] {
  const kill = percentKilled(faces, target.dyingFrom);
  const hurt = Math.max(kill, percentHurt(faces));
  const facts = { target: target.id, percent: hurt };
  const reasons: Reason[] = [];
  if (target.dyingFrom !== death) reasons.push(reason('finishes', worth, { target: target.id, percent: kill }));
  else if (kill * 2 >= hurt) reasons.push(reason('may-kill', worth, { target: target.id, percent: kill }));
  else if (hurt > 0) reasons.push(reason('may-wound', worth, facts));
  else reasons.push(reason('drives-off', worth, { target: target.id, percent: percentMoved(faces) }));
  if (target === mostDangerous(survey, target))
    reasons.push(reason('stops-dangerous', worth / 2, { target: target.id }));
  return reasons;
}

/** Of all who can act, the one whose loss his army would feel most. */
function mostDangerous({ men }: Survey, like: Man): Man | null {
  let most: Man | null = null;
  for (const man of men[like.army]) if (man.standing && (!most || man.worth > most.worth)) most = man;
  return most;
}

/** The reasons why one place is better than another: every term in its favour. */
export function whyPlace(survey: Survey, there: Place, here: Place): Reason[] {
  const reasons: Reason[] = [];
  const goal = there.goal.worth - here.goal.worth;
  if (there.goal.of) {
    const { kind, hex } = there.goal.of;
    const { on } = there.goal;
    if (kind === 'exit') reasons.push(reason('towards-exit', goal));
    else if (kind === 'horse') reasons.push(reason('mounts', goal));
    else reasons.push(reason(on ? 'takes-goal' : 'towards-goal', goal, { hex }));
  }
  if (there.fight) {
    const { target, percent, company, gain } = there.fight;
    const more = Math.max(0, gain) - Math.max(0, here.fight?.gain ?? 0);
    if (company > 0) reasons.push(reason('gangs-up', more, { target: target.id, count: company + 1 }));
    else reasons.push(reason('comes-to-blows', more, { target: target.id, percent }));
  }
  if (there.shot) {
    const { target, faces } = there.shot;
    reasons.push(
      reason('gets-a-shot', there.shotWorth - here.shotWorth, { target: target.id, percent: percentHurt(faces) }),
    );
  }
  const { target } = there.approach;
  if (target) reasons.push(reason('closes-in', there.approach.worth - here.approach.worth, { target: target.id }));
  if (there.danger && here.danger) {
    const { worst } = here.danger;
    const blows = survey.weights.danger * (here.danger.blows - there.danger.blows);
    if (worst && worst.army === otherArmy(survey.state.active))
      reasons.push(reason('out-of-danger', blows, { target: worst.id }));
    reasons.push(reason('takes-cover', survey.weights.danger * (here.danger.shots - there.danger.shots)));
  }
  return weightiest(reasons);
}
