import { hasSide, total, type Refusal, type Tally } from '../../game';
import { directionTo } from '../../hex';
import { defenceOf, fieldOf, hexesOf, type Piece } from '../field';
import type { MeleeResult } from '../results';
import type { SkirmishGame } from '../game';
import { refuse } from '../refusals';
import type { SkirmishState } from '../state';
import { touches } from './contact';
import { shiftsOf } from './shifts';

/** An attack before the roll, as preview, resolution and log all use it. @rule MEL-10 */
export interface Odds {
  readonly attack: number;
  readonly defence: number;
  readonly table: 'vikings' | 'sherwood';
  readonly against: 'foot' | 'rider';
  /** All columns of that table, and which one before and after the shifts. */
  readonly columns: readonly string[];
  readonly before: number;
  readonly after: number;
  readonly column: string;
  readonly tally: Tally;
  /** The result of each face, 1 to 10. */
  readonly results: readonly MeleeResult[];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** Column by ratio, null for an attack that is not possible. Columns 0 and 1 are 1-3 and 1-2. @rule MEL-4 @rule MEL-5 @rule MEL-12 */
export function vikingsColumn(attack: number, defence: number, belowOneToOne: boolean): number | null {
  if (attack >= defence) return Math.min(7, 1 + Math.trunc(attack / Math.max(1, defence)));
  if (!belowOneToOne) return null;
  return defence <= 2 * attack ? 1 : 0;
}

/** Column by difference. @rule MEL-4 */
export function sherwoodColumn(upTo: readonly number[], attack: number, defence: number): number {
  const found = upTo.findIndex((most) => attack - defence <= most);
  return found < 0 ? upTo.length : found;
}

/** The columns before and after the shifts, or why there is no attack. @rule MEL-5 @rule MEL-6 */
function columnsOf(
  game: SkirmishGame,
  attack: number,
  defence: number,
  shift: number,
): { readonly before: number; readonly after: number } | Refusal {
  const { melee } = game.ruleset;
  const { table, belowOneToOne } = game.options;
  const last = melee[table].columns.length - 1;
  if (table === 'sherwood') {
    const before = sherwoodColumn(melee.sherwood.upTo, attack, defence);
    return { before, after: Math.max(0, Math.min(last, before + shift)) };
  }
  const before = vikingsColumn(attack, defence, belowOneToOne);
  const tooWeak = refuse('too-weak', 'MEL-5', { attack, defence, shift });
  if (before === null || (!belowOneToOne && before + shift < 2)) return tooWeak;
  return { before, after: Math.max(0, Math.min(last, before + shift)) };
}

/** Who may be set against whom, turn aside. @rule MEL-1 @rule MEL-3 */
function formationRefusal(attackers: readonly Piece[], defenders: readonly Piece[]): Refusal | null {
  if (attackers.length === 0 || defenders.length === 0) return refuse('not-in-contact', 'MEL-1');
  if (attackers.length > 1 && defenders.length > 1) return refuse('several-on-several', 'MEL-1');
  for (const piece of attackers) {
    if (!piece.standing || !piece.sheet || piece.values.attack <= 0) {
      return refuse('cannot-act', piece.standing ? 'CHR-5' : 'CHR-3', { who: piece.id });
    }
  }
  const [first] = defenders;
  for (const piece of defenders) {
    if (piece.army === attackers[0]!.army) return refuse('not-a-target', 'MEL-1', { who: piece.id });
    const alike = (piece.sheet && piece.facing !== null) === (first!.sheet && first!.facing !== null);
    if (!alike || (defenders.length > 1 && !piece.sheet)) return refuse('mixed-defenders', 'MEL-3', { who: piece.id });
  }
  return null;
}

/** Why one cannot strike another: a wall between, ground that he could not ride into, or simply too far. @rule MEL-1 @rule MEL-2 */
function untouched(game: SkirmishGame, attacker: Piece, defender: Piece): Refusal {
  const facts = { who: attacker.id, target: defender.id };
  const sides = hexesOf(attacker).flatMap((hex) =>
    hexesOf(defender).flatMap((other) => {
      const direction = directionTo(game.board.grid, hex, other);
      return direction === null ? [] : [{ hex, direction }];
    }),
  );
  const open = sides.some(({ hex, direction }) => !hasSide(game.board.wall, hex, direction));
  if (open) return refuse('cannot-strike', 'MEL-2', facts);
  return sides[0]
    ? refuse('wall-between', 'MEL-1', { by: 'wall', ...sides[0] })
    : refuse('not-in-contact', 'MEL-1', facts);
}

/**
 * The odds of an attack: the table's column, the shifts with their reasons, the result of every face; or a refusal.
 * Whether the characters may still attack or be attacked this turn is not checked here. @rule MEL-1 @rule MEL-4
 */
export function oddsOf(
  game: SkirmishGame,
  state: SkirmishState,
  attackerIds: readonly string[],
  defenderIds: readonly string[],
): Odds | Refusal {
  const { byId } = fieldOf(game, state);
  const find = (ids: readonly string[]) => [...new Set(ids)].map((id) => byId.get(id)).filter((piece) => !!piece);
  const attackers = find(attackerIds);
  const defenders = find(defenderIds);
  const who = [...attackerIds, ...defenderIds].find((id, index, all) => !byId.has(id) || all.indexOf(id) !== index);
  if (who !== undefined) return refuse('unknown', 'MEL-1', { who });
  const refusal = formationRefusal(attackers, defenders);
  if (refusal) return refusal;
  const sides = [];
  for (const attacker of attackers) {
    for (const defender of defenders) {
      const touching = touches(game, state, attacker, defender);
      if (touching.length === 0) return untouched(game, attacker, defender);
      sides.push(...touching);
    }
  }
  const attack = sum(attackers.map((piece) => piece.values.attack));
  const defence = sum(defenders.map(defenceOf));
  const tally = shiftsOf(game, attackers, defenders, sides);
  const place = columnsOf(game, attack, defence, total(tally));
  if ('code' in place) return place;
  const { table } = game.options;
  const against = defenders[0]!.sheet && defenders[0]!.facing !== null ? 'rider' : 'foot';
  const { columns, [against]: cells } = game.ruleset.melee[table];
  const results = cells.rows.map((row) => row[place.after]!);
  return { attack, defence, table, against, columns, ...place, column: columns[place.after]!, tally, results };
}
