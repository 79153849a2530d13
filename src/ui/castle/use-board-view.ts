import { useMemo } from 'react';
import type { BoardView } from '../../board/view';
import { useWords } from '../../i18n/words';
import { viewMaker } from '../../store/castle/view';
import { groundView } from '../../store/view-ground';
import { useLooks } from '../table/table-context';
import { useNaming, usePlay, usePlaying } from './play-context';

/** The board's view, memoised so that only what has changed is redrawn. */
export function useBoardView(): BoardView {
  const { scenario, session, library } = usePlaying();
  const { t, language } = useWords();
  const naming = useNaming();
  const looks = useLooks();
  const table = usePlay((now) => now.table);
  const interaction = usePlay((now) => now.interaction);
  const preview = usePlay((now) => now.preview);
  const over = usePlay((now) => now.over);
  const make = useMemo(() => viewMaker(), []);
  const { board } = session.getState().game;
  const ground = useMemo(() => groundView(board, scenario, library, language), [board, scenario, library, language]);
  const words = useMemo(
    () => ({ percent: naming.percent, range: (hexes: number) => t('play.range.short', { range: hexes }) }),
    [naming, t],
  );
  const machineName = t('castle.machine');
  return make({ ground, table, interaction, preview, over, looks, language, machineName, words });
}
