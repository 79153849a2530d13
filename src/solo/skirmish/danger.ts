import type { HexIndex } from '../../hex';
import { blowFaces } from './blows';
import { expectedLoss } from './harm';
import { shotFaces } from './shots';
import { enemiesOf, type Man, type Survey } from './survey';
import { threatsBy } from './threats';

/** What the enemy's next turn is expected to cost somebody on a hex, and who is the worst of them. */
export interface Danger {
  readonly blows: number;
  readonly shots: number;
  readonly worst: Man | null;
}

/** How likely somebody who can choose among so many comes to this one. */
const share = (choices: number): number => 2 / (1 + Math.max(1, choices));

/** The ground's shift for whoever stands there, sides aside. */
const groundShift = ({ game }: Survey, hex: HexIndex): number =>
  game.ground.door[hex] ? game.ruleset.values.melee.door : game.ground.melee[hex]!;

function blowsAt(survey: Survey, man: Man, hex: HexIndex, ground: boolean): { loss: number; worst: Man | null } {
  const enemies = enemiesOf(survey, man.army);
  if (enemies.length === 0) return { loss: 0, worst: null };
  const { masks, choices } = threatsBy(survey, enemies[0]!.army);
  const mask = masks[hex]!;
  if (mask === 0) return { loss: 0, worst: null };
  let worst: Man | null = null;
  let others = 0;
  let none = 1;
  let count = 0;
  for (const enemy of enemies) {
    if (!enemy.fights || (mask & (1 << (enemy.bit & 31))) === 0) continue;
    const comes = share(choices[enemy.bit & 31]!);
    none *= 1 - Math.min(0.95, comes);
    count += comes;
    others += enemy.attack * comes;
    if (!worst || enemy.attack > worst.attack) worst = enemy;
  }
  if (!worst) return { loss: 0, worst };
  others -= worst.attack * share(choices[worst.bit & 31]!);
  const attack = Math.round(worst.attack + survey.weights.dangerSecond * others);
  const faces = blowFaces(survey, attack, count > 1.4 ? 2 : 1, man, ground ? groundShift(survey, hex) : 0);
  return { loss: faces ? expectedLoss(faces, man.losses) * (1 - none) : 0, worst };
}

function shotsAt(survey: Survey, man: Man, hex: HexIndex, ground: boolean): { loss: number; worst: Man | null } {
  let loss = 0;
  let most = 0;
  let worst: Man | null = null;
  for (const enemy of enemiesOf(survey, man.army)) {
    if (!enemy.standing || !enemy.sheet.weapon) continue;
    const faces = shotFaces(survey, enemy, enemy.piece.head, man, hex, !ground);
    if (!faces) continue;
    const one = expectedLoss(faces, man.losses);
    loss += one;
    if (one > most) [most, worst] = [one, enemy];
  }
  return { loss: loss * survey.weights.shotDanger, worst };
}

/** Expected loss of somebody who ends his turn on a hex. */
export function dangerAt(survey: Survey, man: Man, hex: HexIndex, ground: boolean): Danger {
  const blows = blowsAt(survey, man, hex, ground);
  const shots = shotsAt(survey, man, hex, ground);
  return { blows: blows.loss, shots: shots.loss, worst: blows.worst ?? shots.worst };
}
