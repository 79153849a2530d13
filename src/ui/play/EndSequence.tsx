import { useWords } from '../../i18n/words';
import { EndButton } from '../table/EndButton';
import { usePlay, usePlaying, useSession } from './play-context';
import { useLeft } from './SequenceBar';

/** Ends the sequence; says how many could still act. */
export function EndSequence() {
  const { t } = useWords();
  const { play } = usePlaying();
  const sequence = usePlay((now) => now.table.state.sequence);
  const can = usePlay((now) => now.table.legal.canEndSequence);
  const readOnly = useSession((now) => now.readOnly);
  const { id, count } = useLeft();
  const pointed = usePlay((now) => now.preview.kind !== 'none' || now.roll !== null);
  if (!can || readOnly) return null;
  return (
    <EndButton
      text={t(sequence === 0 ? 'play.end.ready' : 'play.end.sequence')}
      left={count > 0 && sequence !== 0 ? t(id, { count }) : null}
      // With nobody left to act it is what comes next.
      next={count === 0 && !pointed}
      onEnd={() => play.getState().endSequence()}
    />
  );
}
