import { hasSide, type Modifier, type Tally } from '../../game';
import { hexesOf, type Piece } from '../field';
import type { SkirmishGame } from '../game';
import type { Touch } from './contact';

/** A shift of the odds column over one side: the attacker higher or lower, a window, a fence. @rule MEL-8 */
function sideShift(game: SkirmishGame, { from, direction, to }: Touch): Modifier {
  const { board, ruleset } = game;
  const { crestAbove, crestBelow, window, fence } = ruleset.values.melee;
  const facts = { hex: to };
  const shift = (reason: string, value: number): Modifier => ({ reason, rule: 'MEL-8', value, facts });
  if (hasSide(board.fall, from, direction)) return shift('above', crestAbove);
  if (hasSide(board.rise, from, direction)) return shift('below', crestBelow);
  if (hasSide(board.window, from, direction)) return shift('window', window);
  if (hasSide(board.fence, from, direction)) return shift('fence', fence);
  return shift('level', 0);
}

/** The shift of the ground under the defenders, doors left to their own rule. */
function groundShift(game: SkirmishGame, hex: number): Modifier {
  const value = game.ground.door[hex] ? 0 : game.ground.melee[hex]!;
  return { reason: 'ground', rule: 'MEL-8', value, facts: { hex } };
}

/** Of several that could apply, the one most favourable to the defence. @rule MEL-8 */
const worst = (shifts: readonly Modifier[]): Modifier =>
  shifts.reduce((least, shift) => (shift.value < least.value ? shift : least));

/** One of the two stands on a door: once, whichever it is. @rule MEL-9 */
function doorShift(game: SkirmishGame, hexes: readonly number[]): Modifier | null {
  const hex = hexes.find((at) => game.ground.door[at]);
  if (hex === undefined) return null;
  return { reason: 'door', rule: 'MEL-9', value: game.ruleset.values.melee.door, facts: { hex } };
}

/** All shifts of an attack, each with its reason; those of 0 are left out. @rule MEL-7 @rule MEL-8 @rule MEL-9 */
export function shiftsOf(
  game: SkirmishGame,
  attackers: readonly Piece[],
  defenders: readonly Piece[],
  sides: readonly Touch[],
): Tally {
  const tally: Modifier[] = [];
  if (attackers.length > 1) {
    const value = game.ruleset.values.melee.severalAttackers;
    tally.push({ reason: 'several', rule: 'MEL-7', value, facts: { count: attackers.length } });
  }
  const door = doorShift(game, [...defenders.flatMap(hexesOf), ...sides.map(({ from }) => from)]);
  const ground = worst(defenders.flatMap(hexesOf).map((hex) => groundShift(game, hex)));
  const side = worst(sides.map((touch) => sideShift(game, touch)));
  tally.push(...[ground, side, ...(door ? [door] : [])].filter(({ value }) => value !== 0));
  return tally;
}
