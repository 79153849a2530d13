import { useCallback } from 'react';
import type { CounterView } from '../../board/view';
import { useWords } from '../../i18n/words';
import { ghostOf, portrait } from '../../store/castle/counters';
import { useLooks } from '../table/table-context';
import { useTable } from './play-context';

/** The counter of a character, on or off the board; null where there is none. */
export function usePortraits(): (who: string) => CounterView | null {
  const { t, language } = useWords();
  const looks = useLooks();
  const { game, state } = useTable();
  const machineName = t('castle.machine');
  return useCallback(
    (who) =>
      portrait({ game, state }, who, looks, language, machineName) ??
      ghostOf({ game, state }, who, 0, looks, language, machineName),
    [game, state, looks, language, machineName],
  );
}
