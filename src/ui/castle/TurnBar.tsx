import { useWords } from '../../i18n/words';
import { readyIds } from '../../store/castle/table';
import { TurnFrame } from '../table/TurnFrame';
import { usePlay, usePlaying, useTable } from './play-context';

/** What is left to do now, in words, and for how many. */
export function useLeft(): { readonly text: string; readonly count: number } {
  const { t } = useWords();
  const { state, legal } = useTable();
  const count = usePlay((now) => readyIds(now.table.legal).length);
  if (state.phase === 'magic') return { text: t('castle.left.magic'), count: 0 };
  if (state.phase === 'deployment') return { text: t('castle.left.place', { count: legal.unplaced.length }), count };
  return { text: t('castle.left.act', { count }), count };
}

/** Whose turn it is, and how many can still act. */
export function TurnBar({ onCovered }: { readonly onCovered: (pixels: number) => void }) {
  const { t } = useWords();
  const { play } = usePlaying();
  const { state } = useTable();
  const { text, count } = useLeft();
  return (
    <TurnFrame
      label={t('play.sequences')}
      onCovered={onCovered}
      name={t(`castlerules.phase.${state.phase}`)}
      left={text}
      count={count}
      onNext={() => play.getState().next()}
    />
  );
}
