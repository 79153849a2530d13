import type { ArmyId } from '../../game';
import { conditionOf, type Condition, type SkirmishGame, type SkirmishState } from '../../skirmish';
import { phrase } from '../table/log/voice';
import type { FilmFate } from '../table/watch/film';

const conditions = ['fit', 'wounded', 'stunned', 'dead', 'left'] as const satisfies readonly Condition[];

/** What became of an army: who is in each condition. @rule CHR-2 */
export const fatesOf = (game: SkirmishGame, state: SkirmishState, army: ArmyId): readonly FilmFate[] =>
  conditions.map((condition) => ({
    key: condition,
    name: phrase(`account.fate.${condition}`),
    who: game.characters
      .filter((sheet) => sheet.army === army && conditionOf(state.characters[sheet.id]!) === condition)
      .map(({ id }) => id),
    lost: condition === 'dead',
  }));
