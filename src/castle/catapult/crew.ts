import type { ArmyId, Refusal } from '../../game';
import { apartBy, fieldOf, touches, type Apart, type Piece } from '../field';
import type { CastleGame } from '../game';
import { refuse } from '../refusals';
import type { CastleState, CatapultState } from '../state';

/** The catapult, if an army may use it now; else the refusal. @rule CAT-5 */
export function catapultFor(game: CastleGame, state: CastleState, army: ArmyId): CatapultState | Refusal {
  const { catapult } = state;
  const { besieger } = game.options;
  if (!catapult || catapult.at < 0) return refuse('no-catapult', 'CAT-4');
  if (army === besieger) return catapult;
  const guard = fieldOf(game, state).pieces.find(
    (piece) => piece.army === besieger && touches(game, state, piece.at, catapult.at),
  );
  return guard ? refuse('catapult-held', 'CAT-5', { who: guard.id }) : catapult;
}

/**
 * The refusal for a character that is not in contact with the catapult: with the rule that it breaks, or with the one
 * about contact. @rule CTU-3
 */
export const notAtTheMachine = (who: string, because: Apart, rule: 'CAT-1' | 'CAT-3'): Refusal =>
  refuse('not-in-contact', because === 'distance' ? rule : 'CTU-3', { who, because });

/** Why the machine does not shoot, whoever serves it; null when it can. @rule CAT-1 @rule CAT-2 @rule CAT-6 */
function unloadedRefusal({ moved, shot, shots }: CatapultState): Refusal | null {
  if (moved) return refuse('catapult-moved', 'CAT-1');
  if (shot) return refuse('catapult-shot', 'CAT-2');
  return shots > 0 ? null : refuse('no-shots', 'CAT-6');
}

/** Why the catapult cannot shoot for an army now, whoever serves it; null when it can. @rule CAT-5 */
export function silentRefusal(game: CastleGame, state: CastleState, army: ArmyId): Refusal | null {
  const catapult = catapultFor(game, state, army);
  return 'code' in catapult ? catapult : unloadedRefusal(catapult);
}

/** The catapult, if a character may shoot with it now; else the refusal. @rule CAT-3 */
export function loadedFor(game: CastleGame, state: CastleState, piece: Piece): CatapultState | Refusal {
  const catapult = catapultFor(game, state, piece.army);
  if ('code' in catapult) return catapult;
  const because = apartBy(game, state, piece.at, catapult.at);
  if (because) return notAtTheMachine(piece.id, because, 'CAT-3');
  return unloadedRefusal(catapult) ?? catapult;
}
