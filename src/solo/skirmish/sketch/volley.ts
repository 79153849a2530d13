import type { HexIndex } from '../../../hex';
import { expectedLoss, type Faces } from '../harm';
import { afflict } from './afflict';
import { harms, weapons, type Cast } from './cast';
import { hasMoved, hasShot, hasShotAgain, isAlive, lossOf, nobody, stands, tailAt, type Figures } from './figures';
import { drawKind } from './lot';
import { isPressed, markZone } from './reach';
import type { Table } from './table';

/** The best shot found: filled anew by each search. */
export interface Shot {
  target: number;
  gain: number;
  faces: Faces | null;
}

/** Whether somebody standing is in the way of a flat shot. @rule LOF-4 */
function isHidden(cast: Cast, figures: Figures, man: number, from: HexIndex, target: number, to: HexIndex): boolean {
  for (const hex of cast.tables.between(from, to)) {
    const other = figures.holder[hex]!;
    if (other === nobody || other === man || other === target) continue;
    if (other >= cast.count || stands(figures, other)) return true;
  }
  return false;
}

/** Faces of a shot from one hex at another; null when there is none. */
function facesOf(
  cast: Cast,
  figures: Figures,
  man: number,
  from: HexIndex,
  target: number,
  to: HexIndex,
): Faces | null {
  const weapon = weapons[cast.weapon[man]!]!;
  const { ranges, readsLower, shootsOverFrom } = cast.game.ruleset.weapons[weapon];
  const range = cast.tables.range(from, to);
  let band = 0;
  while (band < ranges.length && range > ranges[band]!.upTo) band++;
  if (band === ranges.length) return null;
  const cover = cast.tables.cover(from, to);
  if (cover < 0) return null;
  if ((shootsOverFrom === null || range < shootsOverFrom) && isHidden(cast, figures, man, from, target, to))
    return null;
  const armour = cast.armoured[target] ? cast.game.ruleset.values.shooting.armourModifier : 0;
  const lower = ranges[band]!.modifier + armour + readsLower;
  const rows = cast.harm.shots[figures.facing[target]! >= 0 ? 'rider' : 'foot'];
  return rows[Math.min(rows.length - 1, lower)]![cover]!;
}

/** What a shot at a man who stands on a hex is expected to cost him. */
export function shotLoss(cast: Cast, figures: Figures, shooter: number, target: number, to: HexIndex): number {
  const faces = facesOf(cast, figures, shooter, figures.at[shooter]!, target, to);
  const at = lossOf(figures, target) * harms;
  return faces ? expectedLoss(faces, cast.losses.subarray(at, at + harms)) : 0;
}

/** Finds the best shot of a man from a hex at anybody of the other army. */
export function aim(cast: Cast, figures: Figures, man: number, from: HexIndex, shot: Shot): void {
  shot.target = nobody;
  shot.gain = 0;
  for (const target of cast.order[1 - cast.army[man]!]!) {
    if (!isAlive(figures, target)) continue;
    const losses = cast.losses.subarray(lossOf(figures, target) * harms, (lossOf(figures, target) + 1) * harms);
    // Not even his death would bring more.
    if (losses[4]! <= shot.gain) continue;
    const head = figures.at[target]!;
    for (let to = head; to >= 0; to = to === head ? tailAt(cast, head, figures.facing[target]!) : -1) {
      const faces = facesOf(cast, figures, man, from, target, to);
      if (!faces) continue;
      const gain = expectedLoss(faces, losses);
      if (gain > shot.gain) [shot.gain, shot.target, shot.faces] = [gain, target, faces];
    }
  }
}

const found: Shot = { target: nobody, gain: 0, faces: null };

/** Lets somebody shoot at whom he can harm most. */
function loose(table: Table, man: number): void {
  const { cast, figures } = table;
  aim(cast, figures, man, figures.at[man]!, found);
  if (found.target >= 0) strikeDown(table, found.target, found.faces!, figures.at[man]!);
}

/** Plays a shot of a man from a hex at another man on a hex. */
export function shoot(table: Table, man: number, from: HexIndex, target: number, to: HexIndex): void {
  const { cast, figures } = table;
  figures.done[man]! |= figures.sequence >= 3 ? hasShotAgain : hasShot;
  const faces = facesOf(cast, figures, man, from, target, to);
  if (faces) strikeDown(table, target, faces, from);
}

/** What a shot does to whom it hits. */
function strikeDown({ cast, figures, lot }: Table, target: number, faces: Faces, from: HexIndex): void {
  const { retreat, riderRetreatOption } = cast.game.ruleset.values.shooting;
  const far = figures.facing[target]! >= 0 && cast.game.options.ridersRetreatFour;
  afflict(cast, figures, target, drawKind(lot, faces), far ? riderRetreatOption : retreat, [from]);
}

/** Plays the shots of all who can shoot, in the first shooting sequence or the second. @rule SHT-3 @rule TURN-2 */
export function volley(table: Table, again: boolean): void {
  const { cast, figures, zone } = table;
  const bit = again ? hasShotAgain : hasShot;
  markZone(cast, figures, figures.active, zone);
  for (const man of cast.order[figures.active]!) {
    const weapon = weapons[cast.weapon[man]!];
    if (!weapon || !stands(figures, man) || (figures.done[man]! & bit) !== 0) continue;
    if (again && !cast.game.ruleset.weapons[weapon].shootsAgain) continue;
    if (isPressed(cast, figures, man, zone)) continue;
    figures.done[man]! |= bit;
    loose(table, man);
  }
}

/** The gain of all shots of an army from where it stands, each at the enemy whom it harms most. */
export function shotsAtHand({ cast, figures, zone }: Table, army: number): number {
  markZone(cast, figures, army, zone);
  let sum = 0;
  for (const man of cast.order[army]!) {
    if (!cast.weapon[man] || !stands(figures, man) || isPressed(cast, figures, man, zone)) continue;
    aim(cast, figures, man, figures.at[man]!, found);
    sum += found.gain;
  }
  return sum;
}

/** Whether he shot and so may not move. @rule TURN-2 */
export function isRooted(cast: Cast, figures: Figures, man: number): boolean {
  const weapon = weapons[cast.weapon[man]!];
  if ((figures.done[man]! & hasMoved) !== 0) return true;
  return !!weapon && !cast.game.ruleset.weapons[weapon].movesAfterShooting && (figures.done[man]! & hasShot) !== 0;
}
