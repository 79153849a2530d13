import { blowFaces } from './blows';
import { expectedLoss } from './harm';
import type { Part, Stand } from './stand';
import type { Man, Survey } from './survey';

/** The ground's shift for whoever stands there, sides aside. @rule MEL-8 */
const groundShift = ({ game }: Survey, { head }: Stand): number =>
  game.ground.door[head] ? game.ruleset.values.melee.door : game.ground.melee[head]!;

/**
 * What the enemy's next turn is expected to cost. Each enemy may come to any he can reach, the less likely to one the more
 * there are; the strongest who comes is joined by part of the others. Every man's place is given by `choice`, how likely
 * each enemy can still act by `left`.
 */
export function makeReply(survey: Survey, parts: readonly Part[], enemies: readonly Man[]) {
  const comes = new Float64Array(enemies.length);

  const lossAt = (man: Man, stand: Stand): number => {
    let strongest = -1;
    let attack = 0;
    let count = 0;
    let none = 1;
    for (let enemy = 0; enemy < enemies.length; enemy++) {
      const likely = comes[enemy]!;
      if (likely === 0 || !(stand.threat & (1 << (enemy & 31)))) continue;
      none *= 1 - Math.min(0.95, likely);
      count += likely;
      attack += enemies[enemy]!.attack * likely;
      if (strongest < 0 || enemies[enemy]!.attack > enemies[strongest]!.attack) strongest = enemy;
    }
    if (strongest < 0) return 0;
    const first = enemies[strongest]!.attack;
    const together = Math.round(first + survey.weights.dangerSecond * (attack - first * comes[strongest]!));
    const faces = blowFaces(survey, together, count > 1.4 ? 2 : 1, man, groundShift(survey, stand));
    return faces ? expectedLoss(faces, man.losses) * (1 - none) : 0;
  };

  return (choice: Uint8Array, left: Float64Array): number => {
    comes.fill(0);
    for (let index = 0; index < parts.length; index++) {
      const { threat } = parts[index]!.stands[choice[index]!]!;
      for (let enemy = 0; threat !== 0 && enemy < enemies.length; enemy++) {
        if (threat & (1 << (enemy & 31))) comes[enemy]!++;
      }
    }
    for (let enemy = 0; enemy < enemies.length; enemy++) {
      comes[enemy] = comes[enemy] === 0 ? 0 : (left[enemy]! * 2) / (1 + comes[enemy]!);
    }
    let sum = 0;
    for (let index = 0; index < parts.length; index++) {
      const { man, stands } = parts[index]!;
      const stand = stands[choice[index]!]!;
      sum += stand.shots + (stand.threat === 0 ? 0 : lossAt(man, stand));
    }
    return sum;
  };
}
