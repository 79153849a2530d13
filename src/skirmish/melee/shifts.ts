import { hasSide, total, type Modifier, type Tally } from '../../game';
import type { HexIndex } from '../../hex';
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

/** Of several that could apply, the one most favourable to the defence. @rule MEL-8 */
const worst = (shifts: readonly Modifier[]): Modifier =>
  shifts.reduce((least, shift) => (shift.value < least.value ? shift : least));

/** The ground under a defender, and a door that one of the two stands on: once, whichever it is. @rule MEL-8 @rule MEL-9 */
function groundShifts(game: SkirmishGame, hex: HexIndex, attackerOnDoor: HexIndex | undefined): Tally {
  const { ground, ruleset } = game;
  const door = ground.door[hex] ? hex : attackerOnDoor;
  const under: Modifier = { reason: 'ground', rule: 'MEL-8', value: ground.melee[hex]!, facts: { hex } };
  if (door === undefined) return [under];
  const through: Modifier = { reason: 'door', rule: 'MEL-9', value: ruleset.values.melee.door, facts: { hex: door } };
  return door === hex ? [through] : [under, through];
}

/** Of several defenders (or the two hexes of one) the ground most favourable to the defence. @rule MEL-8 */
function worstGround(game: SkirmishGame, defenders: readonly Piece[], sides: readonly Touch[]): Tally {
  const onDoor = sides.map(({ from }) => from).find((hex) => game.ground.door[hex]);
  const each = defenders.flatMap(hexesOf).map((hex) => groundShifts(game, hex, onDoor));
  return each.reduce((least, shifts) => (total(shifts) < total(least) ? shifts : least));
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
  const side = worst(sides.map((touch) => sideShift(game, touch)));
  tally.push(...[...worstGround(game, defenders, sides), side].filter(({ value }) => value !== 0));
  return tally;
}
