import { attackerDies, attackersRetreat, attackerWounded, columnFor, death, retreat, wound } from '../harm';
import { harms, type Cast } from './cast';
import { lossOf, valueOf, type Figures } from './figures';

/** A man's defence now; half of it, rounded up, when stunned. @rule CHR-3 */
export const defenceNow = (cast: Cast, figures: Figures, man: number): number => {
  const full = cast.defence[valueOf(figures, man)]!;
  return figures.stunned[man]! >= 0 ? Math.ceil(full / 2) : full;
};

/** The column of an attack on a man; -1 when there is none. */
export function columnOn(
  cast: Cast,
  figures: Figures,
  target: number,
  attack: number,
  count: number,
  shift: number,
): number {
  const several = count > 1 ? cast.game.ruleset.values.melee.severalAttackers : 0;
  return columnFor(cast.game, attack, defenceNow(cast, figures, target), shift + several);
}

/** The expected loss of the attackers in a column; one of them (`like`) stands for all. */
export function riskIn(
  cast: Cast,
  figures: Figures,
  target: number,
  column: number,
  like: number,
  count: number,
): number {
  const faces = cast.harm.melee[figures.facing[target]! >= 0 ? 'rider' : 'foot'][column]!;
  const at = lossOf(figures, like) * harms;
  return (
    (faces[attackersRetreat]! * cast.losses[at + retreat]! * count +
      faces[attackerWounded]! * cast.losses[at + wound]! +
      faces[attackerDies]! * cast.losses[at + death]!) /
    10
  );
}
