import { attackNow, isRefusal } from '../../skirmish';
import type { Table } from './interaction';

/** Who else could strike at the one defender together with the attackers that are chosen. @rule MEL-2 */
export function joinersOf(
  { game, state, legal }: Table,
  attackers: readonly string[],
  defenders: readonly string[],
): readonly string[] {
  if (defenders.length !== 1) return [];
  return Object.keys(legal.attackers).filter(
    (who) => !attackers.includes(who) && !isRefusal(attackNow(game, state, [...attackers, who], defenders)),
  );
}
