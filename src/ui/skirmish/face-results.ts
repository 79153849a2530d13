import { useCallback } from 'react';
import type { RollPurpose } from '../../game';
import { dealtTo, isRefusal, testResult, type SkirmishGame } from '../../skirmish';
import type { Preview } from '../../store/skirmish/preview';
import type { ResultCode } from '../symbols/results';
import { usePlaying } from './play-context';

const faces = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** What an infiltration test's letters are drawn as: the one who moves suffers it. */
export const testSymbols = { K: 'DK', W: 'DW', '-': '-' } as const;

/** What each face of an infiltration test does, the one's first. @rule MOV-4 */
export const testResults = (game: SkirmishGame): readonly ResultCode[] =>
  faces.map((face) => testSymbols[testResult(game.ruleset.values.infiltration, face)]);

/** What each face does of a die rolled for what is pointed at; null where the face alone does not tell it: a draw. */
export function resultsFor(game: SkirmishGame, preview: Preview, { kind }: RollPurpose): readonly ResultCode[] | null {
  if (kind === 'test') return testResults(game);
  if (kind === 'shot' && preview.kind === 'shot' && !isRefusal(preview.answer)) return preview.answer.results;
  if (kind === 'melee' && preview.kind === 'attack' && preview.answer && !isRefusal(preview.answer)) {
    return preview.answer.results.map((result) => dealtTo(game, preview.defenders, result));
  }
  return null;
}

/** What each face does of the die that is asked for at the table. */
export function useFaceResults(): (purpose: RollPurpose) => readonly ResultCode[] | null {
  const { play } = usePlaying();
  return useCallback(
    (purpose) => {
      const { table, preview } = play.getState();
      return resultsFor(table.game, preview, purpose);
    },
    [play],
  );
}
