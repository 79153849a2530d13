/** One attack among those that could be declared: masks over all attackers and all defenders. */
export interface Attack {
  readonly attackers: number;
  readonly defenders: number;
  readonly gain: number;
}

export interface Plan {
  readonly total: number;
  /** Indexes of the attacks declared together. */
  readonly chosen: readonly number[];
}

/** So many steps and no more: beyond, the best so far will do. */
const mostSteps = 4000;

/**
 * The attacks that together bring most, each character attacking once and attacked once. `attacks` sorted by gain, the
 * greatest first. @rule MEL-1
 */
export function bestFights(attacks: readonly Attack[], usedAttackers = 0, usedDefenders = 0): Plan {
  let best: Plan = { total: 0, chosen: [] };
  let steps = 0;
  const rest = new Float64Array(attacks.length + 1);
  for (let index = attacks.length - 1; index >= 0; index--) {
    rest[index] = rest[index + 1]! + Math.max(0, attacks[index]!.gain);
  }
  const go = (from: number, attackers: number, defenders: number, total: number, chosen: readonly number[]): void => {
    if (total > best.total) best = { total, chosen };
    for (let index = from; index < attacks.length; index++) {
      const attack = attacks[index]!;
      if (attack.gain <= 0 || total + rest[index]! <= best.total || ++steps > mostSteps) return;
      if (attack.attackers & attackers || attack.defenders & defenders) continue;
      go(index + 1, attackers | attack.attackers, defenders | attack.defenders, total + attack.gain, [
        ...chosen,
        index,
      ]);
    }
  };
  go(0, usedAttackers, usedDefenders, 0, []);
  return best;
}
