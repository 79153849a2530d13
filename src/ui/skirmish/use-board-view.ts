import { useMemo } from 'react';
import type { BoardView } from '../../board/view';
import type { Library } from '../../game';
import { useWords } from '../../i18n/words';
import { viewMaker } from '../../store/skirmish/view';
import { groundView } from '../../store/view-ground';
import { useLooks } from '../table/table-context';
import { useNaming, usePlay, usePlaying } from './play-context';

/**
 * The board's view, memoised so that only what has changed is redrawn. A place that is only glanced at is shown as if
 * it were selected.
 */
export function useBoardView(library: Library): BoardView {
  const { scenario, session } = usePlaying();
  const { t, language } = useWords();
  const naming = useNaming();
  const looks = useLooks();
  const table = usePlay((now) => now.table);
  const { interaction, preview } = usePlay((now) => now.glimpse ?? now);
  const make = useMemo(() => viewMaker(), []);
  const { board } = session.getState().game;
  const ground = useMemo(() => groundView(board, scenario, library, language), [board, scenario, library, language]);
  const words = useMemo(
    () => ({ percent: naming.percent, range: (hexes: number) => t('play.range.short', { range: hexes }) }),
    [naming, t],
  );
  return make({ ground, table, interaction, preview, looks, language, words });
}
