import type { HexIndex } from '../../hex';
import { hexesOf } from '../../skirmish';
import { expectedLoss, harmOf, type Faces } from './harm';
import type { Man, Survey } from './survey';

/** A possible shot. */
export interface Sighted {
  readonly gain: number;
  readonly faces: Faces;
  readonly target: Man;
}

/** Whether somebody standing is in the way of a flat shot. @rule LOF-4 @rule LOF-5 */
function someoneBetween({ field, tables }: Survey, shooter: Man, from: HexIndex, target: Man, to: HexIndex): boolean {
  for (const hex of tables.between(from, to)) {
    const piece = field.pieces[field.holder[hex]!];
    if (piece?.standing && piece !== shooter.piece && piece !== target.piece) return true;
  }
  return false;
}

/**
 * The results of a shot from one hex to another, as faces out of ten; null when there is none. `coverless`: cover is
 * ignored.
 */
export function shotFaces(
  survey: Survey,
  shooter: Man,
  from: HexIndex,
  target: Man,
  to: HexIndex,
  coverless = false,
): Faces | null {
  const { game, tables } = survey;
  const { weapon } = shooter.sheet;
  if (!weapon) return null;
  const { ranges, readsLower, shootsOverFrom } = game.ruleset.weapons[weapon];
  const range = tables.range(from, to);
  let band = 0;
  while (band < ranges.length && range > ranges[band]!.upTo) band++;
  if (band === ranges.length) return null;
  const cover = tables.cover(from, to);
  if (cover < 0) return null;
  const flat = shootsOverFrom === null || range < shootsOverFrom;
  if (flat && someoneBetween(survey, shooter, from, target, to)) return null;
  const armour = target.sheet.armoured ? game.ruleset.values.shooting.armourModifier : 0;
  const lower = ranges[band]!.modifier + armour + readsLower;
  const rows = harmOf(game).shots[target.rides ? 'rider' : 'foot'];
  return rows[Math.min(rows.length - 1, lower)]![coverless ? 0 : cover]!;
}

/** The best shot from a hex at any of these; null when there is none. */
export function bestShot(
  survey: Survey,
  shooter: Man,
  from: HexIndex,
  enemies: readonly Man[],
  coverless = false,
): Sighted | null {
  let best: Sighted | null = null;
  for (const target of enemies) {
    if (best && target.losses[4]! <= best.gain) continue;
    for (const to of hexesOf(target.piece)) {
      const faces = shotFaces(survey, shooter, from, target, to, coverless);
      if (!faces) continue;
      const gain = expectedLoss(faces, target.losses);
      if (!best || gain > best.gain) best = { gain, faces, target };
    }
  }
  return best;
}
