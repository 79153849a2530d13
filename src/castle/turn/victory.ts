import type { ArmyId } from '../../game';
import { defenderOf, fieldOf } from '../field';
import type { CastleGame } from '../game';
import type { CastleState } from '../state';

/** How a game ended. Reasons are worded by the interface. @rule CSC-1 */
export interface Outcome {
  readonly winner: ArmyId | null;
  readonly reason: 'destroyed' | 'yard' | 'banner' | 'time';
}

const isAlive = (game: CastleGame, state: CastleState, army: ArmyId): boolean =>
  game.characters.some((sheet) => sheet.army === army && state.characters[sheet.id]!.life > 0);

/** The number of characters of an army that stand in the yard. @rule CSC-1 */
export const inTheYard = (game: CastleGame, state: CastleState, army: ArmyId): number =>
  fieldOf(game, state).pieces.filter((piece) => piece.army === army && game.ground.yard[piece.at]).length;

/** After any command: an army may have nobody left, which decides the game. @rule CSC-1 */
export function outcomeNow(game: CastleGame, state: CastleState): Outcome | null {
  const { besieger } = game.options;
  const defender = defenderOf(game);
  if (!isAlive(game, state, besieger)) return { winner: defender, reason: 'destroyed' };
  return isAlive(game, state, defender) ? null : { winner: besieger, reason: 'destroyed' };
}

/** At the end of the besiegers' turn: the yard is theirs alone. @rule CSC-1 */
export function outcomeAtTurnEnd(game: CastleGame, state: CastleState): Outcome | null {
  const { besieger } = game.options;
  if (game.mission.goal !== 'yard' || state.active !== besieger) return null;
  const taken = inTheYard(game, state, besieger) > 0 && inTheYard(game, state, defenderOf(game)) === 0;
  return taken ? { winner: besieger, reason: 'yard' } : null;
}

/** When the turns are over the castle has held. @rule CSC-1 @rule CSC-2 */
export const outcomeAtLimit = (game: CastleGame): Outcome => ({ winner: defenderOf(game), reason: 'time' });
