import { attacksOf, isRefusal, oddsOf } from '../../skirmish';
import type { Outlook, Reason } from '../mind';
import { death, expectedLoss, expectedRisk, facesOf, retreat, wound, type Faces } from './harm';
import { bestFights, type Attack } from './fights';
import type { SkirmishOption } from './option';
import { reason } from './reasons';
import type { Man, Survey } from './survey';
import { whyHarm } from './why';

interface Tried extends Attack {
  readonly who: readonly string[];
  readonly against: readonly string[];
  readonly faces: Faces;
}

const sumOf = (men: readonly Man[], kind: number): number => men.reduce((sum, man) => sum + man.losses[kind]!, 0);

/** A horse alone is worth what it carried, to whoever would ride it. */
const horseWorth = 300;

/** What is expected of an attack: of several one is hit, and all of them retreat. */
function gainOf(attackers: readonly Man[], defenders: readonly Man[], faces: Faces): number {
  const risk = expectedRisk(
    faces,
    sumOf(attackers, retreat),
    sumOf(attackers, wound) / attackers.length,
    sumOf(attackers, death) / attackers.length,
  );
  if (defenders.length === 0) return ((10 - faces[0]! - faces[8]! - faces[9]! - faces[10]!) / 10) * horseWorth - risk;
  const each = defenders.reduce((sum, man) => sum + expectedLoss(faces, man.losses), 0) / defenders.length;
  const retreating = (faces[retreat]! * sumOf(defenders, retreat) * (defenders.length - 1)) / defenders.length / 10;
  return each + retreating - risk;
}

function tryAll(survey: Survey, company: boolean): Tried[] {
  const { game, state } = survey;
  const bitOf = new Map<string, number>();
  const bit = (id: string) => {
    const known = bitOf.get(id) ?? bitOf.size;
    bitOf.set(id, known);
    return 1 << (known & 31);
  };
  const mask = (ids: readonly string[]) => ids.reduce((sum, id) => sum | bit(id), 0);
  const men = (ids: readonly string[]) => ids.map((id) => survey.byId.get(id)).filter((man) => man !== undefined);
  const tried: Tried[] = [];
  for (const { attackers: who, defenders: against } of attacksOf(game, state)) {
    if (!company && who.length > 1) continue;
    const odds = oddsOf(game, state, who, against);
    if (isRefusal(odds)) continue;
    const faces = facesOf(odds.results);
    tried.push({
      who,
      against,
      faces,
      attackers: mask(who),
      defenders: mask(against),
      gain: gainOf(men(who), men(against), faces),
    });
  }
  return tried.sort((a, b) => b.gain - a.gain);
}

function whyAttack(survey: Survey, { who, against, faces, gain }: Tried): Reason[] {
  const target = survey.byId.get(against[0]!);
  if (!target) return [];
  const reasons = whyHarm(survey, target, faces, gain);
  if (who.length > 1) reasons.push(reason('gangs-up', gain / 2, { target: target.id, count: who.length }));
  return reasons.sort((a, b) => b.worth - a.worth);
}

/** All attacks worth considering. `together`: those that spoil better ones count for less. @rule MEL-1 */
export function attackOptions(survey: Survey, outlook: Outlook, together: boolean): SkirmishOption[] {
  const tried = tryAll(survey, outlook.company);
  const most = together ? bestFights(tried).total : 0;
  return tried.slice(0, 40).map((attack) => {
    const others = together ? bestFights(tried, attack.attackers, attack.defenders).total : 0;
    const regret = together ? most - (attack.gain + others) : 0;
    return {
      command: { type: 'attack', attackers: attack.who, defenders: attack.against },
      worth: Math.round(attack.gain - regret),
      reasons: whyAttack(survey, attack),
    };
  });
}
