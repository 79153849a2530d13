import type { HexIndex } from '../../hex';
import { hexesOf, pieceAt, type Piece } from '../field';
import type { Script } from '../script';
import { advancesOf } from './advance';

/** Hexes of the defenders that were left free, or whose holder this combat has stunned. @rule ADV-1 */
function openedHexes(script: Script, before: readonly Piece[]): HexIndex[] {
  const field = script.field();
  const opened = before.flatMap((defender) =>
    hexesOf(defender).filter((hex) => {
      const piece = pieceAt(field, hex);
      return !piece || (piece.id === defender.id && defender.standing && !piece.standing);
    }),
  );
  return opened.sort((a, b) => a - b);
}

/**
 * Offers an advance to the attackers who can make one; to nobody when no hex was opened. `before`: the defenders before
 * the blow. @rule ADV-1
 */
export function offerAdvance(script: Script, attackers: readonly string[], before: readonly Piece[]): void {
  const into = openedHexes(script, before);
  const who = into.length > 0 ? ableToAdvance(script, attackers, into) : [];
  if (who.length > 0) script.emit({ type: 'advanceOffered', who, into });
}

/** Those of several attackers who have a place to advance to. */
export const ableToAdvance = (script: Script, who: readonly string[], into: readonly HexIndex[]): string[] =>
  who.filter((id) => advancesOf(script.game, script.state(), id, into).length > 0);
