import type { Command, Target } from '../../castle';
import type { HexIndex } from '../../hex';
import type { Option, Reason } from '../mind';
import { bestAct, commandOf, type Act } from './acts';
import { percent } from './chances';
import { floodOf, type Flood } from './flood';
import { placeOf } from './mission';
import { reason, sorted } from './reasons';
import type { Man } from './situation';
import { prospectIn, riskAt, standingAt, sumOf, type Standing, type Thinking } from './thinking';

/** Where a man would go, and what he would do there. */
export interface Plan {
  readonly man: Man;
  readonly flood: Flood;
  readonly hex: HexIndex;
  readonly act: Act | null;
  readonly now: Standing;
  readonly there: Standing;
  readonly worth: number;
  /** What is done first stands higher, whatever it brings: nothing is lost by it, and it tells how to go on. */
  readonly rank: number;
}

/** Stones and spells before shots, shots before blows, blows before walks that only lead somewhere. */
const ranks: Readonly<Record<Act['by'], number>> = {
  cast: 6,
  catapult: 6,
  shooting: 5,
  magic: 5,
  break: 4,
  melee: 3,
  climb: 2,
  hide: 0,
};

const rankOf = ({ outlook }: Thinking, man: Man, hex: HexIndex, act: Act | null): number => {
  // Who does not think of friends begins with what pleases him most.
  if (!outlook.company) return 0;
  if (!act || act.by === 'hide') return hex === man.at ? 0 : 1;
  return ranks[act.by] + (hex === man.at ? 1 : 0);
};

/** Whoever an act may slay is to be feared that much less after it. */
function sparedBy(thinking: Thinking, man: Man, hex: HexIndex, act: Act | null, risk: number): number {
  if (!act || act.target?.kind !== 'character' || act.by === 'climb' || risk === 0) return 0;
  const { id } = act.target;
  const foe = thinking.foes.find((one) => one.id === id);
  if (!foe || foe.nextWound < foe.worth) return 0;
  return (risk - riskAt(thinking, man, hex, false, id)) * act.chance;
}

/** Tells all that somebody could do now and that would bring more than `least` by then, in no order. */
function eachPlan(thinking: Thinking, man: Man, least: () => number, tell: (plan: Plan) => void): void {
  if (!man.canAct) return;
  const flood = floodOf(thinking.situation, man, man.canWalk ? man.points : 0);
  const now = standingAt(thinking, man, man.at, man.piece.hidden);
  const before = sumOf(now);
  for (const hex of flood.ends) {
    const act = bestAct(thinking, man, hex);
    if (hex === man.at && !act) continue;
    const open = riskAt(thinking, man, hex, false);
    const risk = open - sparedBy(thinking, man, hex, act, open);
    const place = placeOf(thinking.mission, man, hex);
    const prospect = prospectIn(thinking, man, hex);
    const worth = place - risk + prospect - before + (act?.gain ?? 0);
    if (worth < 0.5 || worth <= least()) continue;
    tell({ man, flood, hex, act, now, there: { place, risk, prospect }, worth, rank: rankOf(thinking, man, hex, act) });
  }
}

/** All plans of a man, best first. */
export function plansOf(thinking: Thinking, man: Man): Plan[] {
  const plans: Plan[] = [];
  eachPlan(
    thinking,
    man,
    () => 0,
    (plan) => plans.push(plan),
  );
  return plans.sort((a, b) => b.worth - a.worth);
}

/** The best plan of a man; null: none. */
export function bestPlan(thinking: Thinking, man: Man): Plan | null {
  let best: Plan | null = null;
  let most = 0;
  eachPlan(
    thinking,
    man,
    () => most,
    (plan) => {
      best = plan;
      most = plan.worth;
    },
  );
  return best;
}

/** The first command of a plan. */
export function firstCommand({ man, flood, hex, act }: Plan): Command {
  const who = man.id;
  if (hex !== man.at) return { type: 'move', who, path: flood.pathTo(hex) };
  // Out of hiding nobody shoots or casts before he has stood up. @rule WAL-7
  const standsFirst = man.piece.hidden && act !== null && ['shooting', 'magic', 'cast'].includes(act.by);
  return standsFirst ? { type: 'stand', who } : commandOf(man, act!);
}

const nameOf = (target: Target): string => (target.kind === 'character' ? target.id : target.kind);

function whyAct(man: Man, { by, gain, chance, target, use }: Act): Reason {
  const facts = {
    who: man.id,
    ...(target && { target: nameOf(target) }),
    ...(use && { use }),
    ...(by !== 'hide' && { percent: percent(chance) }),
  };
  return reason(by, gain, facts);
}

function whyOf({ man, act, now, there }: Plan): Reason[] {
  const facts = { who: man.id };
  const safer = now.risk - there.risk;
  const reasons = sorted([
    ...(act ? [whyAct(man, act)] : []),
    reason(man.besieges ? 'nearer' : 'post', there.place - now.place, facts),
    reason(safer > 0 ? 'safer' : 'exposed', safer, facts),
    reason('prospect', there.prospect - now.prospect, facts),
  ]);
  return reasons.some(({ worth }) => worth > 0) ? reasons : [reason('planned', 1), ...reasons];
}

/** A plan as an option: its first command, its worth in hundredths of a point, its reasons. */
export const optionOf = (plan: Plan): Option<Command> => ({
  command: firstCommand(plan),
  worth: Math.round(plan.worth),
  reasons: whyOf(plan),
});
