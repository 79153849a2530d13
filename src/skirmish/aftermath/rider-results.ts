import type { Script } from '../script';
import { kill, killBoth, wound } from './afflict';
import { unhorse } from './unhorse';

/** Applies a result of the shooting or melee table to one rider, retreats aside. @rule SHT @rule MEL @rule UNH */
export function afflictRider(
  script: Script,
  who: string,
  result: 'BK' | 'RK' | 'HW' | 'HS' | 'HK',
  rule: string,
): void {
  const { health, stunnedIn } = script.character(who);
  const dies = health === 'wounded' || stunnedIn !== null;
  switch (result) {
    case 'BK':
      return killBoth(script, who, rule);
    case 'RK':
      return kill(script, who, rule);
    case 'HK':
      return unhorse(script, who);
    case 'HW':
      if (dies) return killBoth(script, who, 'UNH-3');
      wound(script, who, rule);
      return unhorse(script, who);
    case 'HS':
      return dies ? killBoth(script, who, 'UNH-3') : unhorse(script, who, true);
  }
}
