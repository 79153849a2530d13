import type { HexIndex } from '../../hex';
import { advanceTesters } from '../aftermath/advance';
import type { Pose } from '../character';
import { fieldOf, threatsAt, type Piece } from '../field';
import type { SkirmishGame } from '../game';
import type { SkirmishState } from '../state';
import { startsAnew } from './points';
import { testDie } from './tests';

/** A way of going somewhere; each decides for itself which hexes test. */
export type Going = 'move' | 'lead' | 'leave' | 'advance' | 'dismount' | 'mount';

/** A hex that is tested, and the enemies who test there, in the order in which they do. */
export interface TestsOnHex {
  readonly hex: HexIndex;
  readonly by: readonly string[];
}

/** Hexes of a path that are tested, in order. @rule MOV-3 @rule MOV-13 */
function testedHexes(game: SkirmishGame, state: SkirmishState, mover: Piece, going: Going, path: readonly Pose[]) {
  // Getting off or on, he leaves the hex to which he has moved this turn; walking on from there, the one where he got down.
  if (going === 'dismount' || going === 'mount') return state.doings.moved.includes(mover.id) ? [mover.head] : [];
  const testLast = going === 'leave' || game.options.testLastHex;
  const start = going !== 'advance' && startsAnew(state, mover.id) ? [mover.head] : [];
  return [...start, ...path.slice(0, testLast ? path.length : -1).map(({ at }) => at)];
}

/**
 * The tests that somebody would take on a path, hex by hex, hexes without left out. They are those that `decide` rolls
 * as long as none of them does harm. @rule MOV-3 @rule ADV-4
 */
export function testsAlong(
  game: SkirmishGame,
  state: SkirmishState,
  who: string,
  going: Going,
  path: readonly Pose[],
): readonly TestsOnHex[] {
  const mover = fieldOf(game, state).byId.get(who);
  if (!mover?.army) return [];
  const { army } = mover;
  const testers =
    going === 'advance' ? advanceTesters(game, state, mover) : (hex: HexIndex) => threatsAt(game, state, army, hex);
  return testedHexes(game, state, mover, going, path)
    .map((hex) => ({ hex, by: testers(hex).map(({ id }) => id) }))
    .filter(({ by }) => by.length > 0);
}

/** The chance to come through so many tests unhurt, 0 to 1. @rule MOV-4 */
export const chanceUnhurt = (game: SkirmishGame, tests: number): number =>
  (1 - game.ruleset.values.infiltration.woundedUpTo / testDie) ** tests;
