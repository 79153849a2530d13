import { useWords } from '../../i18n/words';
import { EndButton } from '../table/EndButton';
import { placingOf } from '../../store/skirmish/play';
import { useNaming, usePlay, usePlaying } from './play-context';
import { useLeft } from './SequenceBar';
import { useHandsOff } from '../table/table-context';

/** Ends the sequence; says how many could still act. */
export function EndSequence() {
  const { t } = useWords();
  const { play } = usePlaying();
  const sequence = usePlay((now) => now.table.state.sequence);
  const can = usePlay((now) => now.table.legal.canEndSequence);
  const handsOff = useHandsOff();
  const { id, count } = useLeft();
  const placing = usePlay((now) => (placingOf(now) && now.preview.kind === 'place' ? now.preview.who : null));
  const naming = useNaming();
  const pointed = usePlay((now) => now.preview.kind !== 'none' || now.roll !== null);
  if (!can || handsOff) return null;
  const ready = placing === null ? t('play.end.ready') : t('play.end.readyPlacing', { name: naming.name(placing) });
  const text = sequence === 0 ? ready : t('play.end.sequence');
  return (
    <EndButton
      text={text}
      left={count > 0 && sequence !== 0 ? t(id, { count }) : null}
      // With nobody left to act it is what comes next.
      next={count === 0 && !pointed}
      onEnd={() => play.getState().endSequence()}
    />
  );
}
