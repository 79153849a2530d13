import type { ArmyId } from '../game';
import type { CastleGame } from './game';
import type { CastleState } from './state';

/** The lives left to all characters of an army together. @rule CFI-2 */
export const livesOf = (game: CastleGame, state: CastleState, army: ArmyId): number =>
  game.characters
    .filter((sheet) => sheet.army === army)
    .reduce((lives, { id }) => lives + Math.max(0, state.characters[id]!.life), 0);
