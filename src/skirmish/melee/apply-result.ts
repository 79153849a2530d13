import { kill, killHorse, stun, wound } from '../aftermath/afflict';
import { retreatAfterMelee } from '../aftermath/retreat';
import { afflictRider } from '../aftermath/rider-results';
import type { MeleeResult } from '../results';
import { draw, type Script } from '../script';
import { dealtTo } from './dealt';

function afflictDefender(script: Script, result: 'DS' | 'DW' | 'DK', who: string): void {
  if (result === 'DS') stun(script, who);
  else if (result === 'DW') wound(script, who, 'MEL');
  else if (script.game.byId.has(who)) kill(script, who, 'MEL');
  else killHorse(script, who);
}

/** Applies a result of the melee table to both sides of a combat. @rule MEL-11 @rule MEL-13 @rule RET-2 */
export function applyResult(
  script: Script,
  result: MeleeResult,
  attackers: readonly string[],
  defenders: readonly string[],
): void {
  const dealt = dealtTo(script.game, defenders, result);
  switch (dealt) {
    case 'AR':
      return retreatAfterMelee(script, attackers, defenders);
    case 'AW':
      return wound(script, draw(script, attackers), 'MEL');
    case 'AK':
      return kill(script, draw(script, attackers), 'MEL');
    case 'DR':
      return retreatAfterMelee(script, defenders, attackers);
    case 'DS':
    case 'DW':
    case 'DK':
      return afflictDefender(script, dealt, draw(script, defenders));
    case 'HK':
    case 'HW':
    case 'HS':
    case 'RK':
    case 'BK':
      return afflictRider(script, draw(script, defenders), dealt, 'MEL');
    case '-':
      return undefined;
  }
}
