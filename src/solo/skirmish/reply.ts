import { blowFaces } from './blows';
import { expectedLoss } from './harm';
import type { Part, Stand } from './stand';
import type { Man, Survey } from './survey';

/** The ground's shift for whoever stands there, sides aside. @rule MEL-8 */
const groundShift = ({ game }: Survey, { head }: Stand): number =>
  game.ground.door[head] ? game.ruleset.values.melee.door : game.ground.melee[head]!;

/** The enemy's attacks of one turn, no more: the rest hardly changes a choice. */
const mostAttacks = 6;

/**
 * What the enemy's next turn is expected to cost: his two strongest who can come to somebody fall on the one whose loss
 * is the greatest, the next two on the next. Every man's place is given by `choice`, how likely each enemy can still act
 * by `left`.
 */
export function makeReply(survey: Survey, parts: readonly Part[], enemies: readonly Man[]) {
  const ready = new Uint8Array(enemies.length);
  const struck = new Uint8Array(parts.length);
  const pair = new Int16Array(2);

  /** The two strongest who are ready and can come; how many they are. */
  const strongest = (threat: number, left: Float64Array): number => {
    pair.fill(-1);
    for (let enemy = 0; enemy < enemies.length; enemy++) {
      if (!ready[enemy] || !(threat & (1 << (enemy & 31)))) continue;
      const attack = enemies[enemy]!.attack * left[enemy]!;
      const first = pair[0]!;
      const second = pair[1]!;
      if (first < 0 || attack > enemies[first]!.attack * left[first]!) {
        pair[1] = first;
        pair[0] = enemy;
      } else if (second < 0 || attack > enemies[second]!.attack * left[second]!) pair[1] = enemy;
    }
    return pair[0]! < 0 ? 0 : pair[1]! < 0 ? 1 : 2;
  };

  const lossFrom = (man: Man, stand: Stand, left: Float64Array): number => {
    const count = strongest(stand.threat, left);
    if (count === 0) return 0;
    const first = pair[0]!;
    const second = pair[1]!;
    const shift = groundShift(survey, stand);
    const alone = blowFaces(survey, enemies[first]!.attack, 1, man, shift);
    const loss = alone ? left[first]! * expectedLoss(alone, man.losses) : 0;
    if (count === 1) return loss;
    const both = blowFaces(survey, enemies[first]!.attack + enemies[second]!.attack, 2, man, shift);
    const likely = left[first]! * left[second]!;
    return both ? Math.max(loss, likely * expectedLoss(both, man.losses) + (1 - likely) * loss) : loss;
  };

  return (choice: Uint8Array, left: Float64Array): number => {
    let sum = 0;
    for (let enemy = 0; enemy < enemies.length; enemy++) ready[enemy] = left[enemy]! > 0.05 ? 1 : 0;
    struck.fill(0);
    for (let index = 0; index < parts.length; index++) sum += parts[index]!.stands[choice[index]!]!.shots;
    for (let attack = 0; attack < mostAttacks; attack++) {
      let victim = -1;
      let most = 0;
      for (let index = 0; index < parts.length; index++) {
        const stand = parts[index]!.stands[choice[index]!]!;
        if (struck[index] || stand.threat === 0) continue;
        const loss = lossFrom(parts[index]!.man, stand, left);
        if (loss > most) [most, victim] = [loss, index];
      }
      if (victim < 0) break;
      sum += most;
      struck[victim] = 1;
      const count = strongest(parts[victim]!.stands[choice[victim]!]!.threat, left);
      for (let index = 0; index < count; index++) ready[pair[index]!] = 0;
    }
    return sum;
  };
}
