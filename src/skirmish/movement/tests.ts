import type { HexIndex } from '../../hex';
import { isAlive, kill, wound } from '../aftermath/afflict';
import { threatsAt, type Piece } from '../field';
import type { Pose } from '../character';
import type { Script } from '../script';

/** Sides of an infiltration die. @rule MOV-4 */
export const testDie = 10;

/** The effect of a face of the infiltration die. @rule MOV-4 */
export function testResult(
  values: { readonly killedUpTo: number; readonly woundedUpTo: number },
  face: number,
): 'K' | 'W' | '-' {
  return face <= values.killedUpTo ? 'K' : face <= values.woundedUpTo ? 'W' : '-';
}

/** Rolls the tests of a character on a hex, enemies in order of id; false when one of them kills it. @rule MOV-4 */
export function takeTests(script: Script, who: string, hex: HexIndex, enemies: readonly Piece[]): boolean {
  for (const { id: by } of enemies) {
    const face = script.roll(testDie, 'test', 'MOV-4', [who, by]);
    const result = testResult(script.game.ruleset.values.infiltration, face);
    script.emit({ type: 'tested', who, by, at: hex, face, result });
    if (result === 'K') kill(script, who, 'MOV-4');
    else if (result === 'W') wound(script, who, 'MOV-4');
    if (!isAlive(script, who)) return false;
  }
  return true;
}

export interface Walk {
  readonly why: 'move' | 'advance' | 'retreat' | 'pushed' | 'leave';
  /** Whether the last hex causes tests too. */
  readonly testLast: boolean;
  /** Whether the first hex counts as entered, so that leaving it causes tests. */
  readonly testStart?: boolean;
  /** The enemies that cause tests on a hex; if left out, all that threaten it. */
  readonly testers?: (hex: HexIndex) => readonly Piece[];
}

/**
 * Moves a character along a path, with a test for each enemy at each hex that is entered and left again. The wounded go
 * on, the killed fall on the hex of the test. False when the character dies. @rule MOV-3 @rule MOV-4
 */
export function walkPath(script: Script, who: string, path: readonly Pose[], walk: Walk): boolean {
  const { army, head } = script.field().byId.get(who)!;
  const testersOn = (hex: HexIndex) =>
    walk.testers ? walk.testers(hex) : threatsAt(script.game, script.state(), army!, hex);
  if (walk.testStart && !takeTests(script, who, head, testersOn(head))) return false;
  let stretch: Pose[] = [];
  const arrive = () => {
    if (stretch.length > 0) script.emit({ type: 'moved', who, path: stretch, why: walk.why });
    stretch = [];
  };
  for (const [index, pose] of path.entries()) {
    stretch.push(pose);
    if (index === path.length - 1 && !walk.testLast) break;
    const enemies = testersOn(pose.at);
    if (enemies.length === 0) continue;
    arrive();
    if (!takeTests(script, who, pose.at, enemies)) return false;
  }
  arrive();
  return true;
}
