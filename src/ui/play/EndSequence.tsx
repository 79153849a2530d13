import { ChevronsRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useWords } from '../../i18n/words';
import { Button } from '../base/Button';
import { usePlay, usePlaying, useSession } from './play-context';
import css from './play.module.css';
import { useLeft } from './SequenceBar';

/** A touch so soon after the last change was meant for something else. */
const guardMilliseconds = 350;

/** Ends the sequence; says how many could still act. Bottom right, away from the panel's button. */
export function EndSequence() {
  const { t } = useWords();
  const { play } = usePlaying();
  const sequence = usePlay((now) => now.table.state.sequence);
  const can = usePlay((now) => now.table.legal.canEndSequence);
  const readOnly = useSession((now) => now.readOnly);
  const key = useSession((now) => now.played?.key ?? 0);
  const { id, count } = useLeft();
  const pointed = usePlay((now) => now.preview.kind !== 'none' || now.roll !== null);
  const changed = useRef(0);
  useEffect(() => {
    changed.current = performance.now();
  }, [key]);
  if (!can || readOnly) return null;
  return (
    <Button
      // With nobody left to act it is what comes next.
      look={count === 0 && !pointed ? 'primary' : 'secondary'}
      large
      className={css['end']}
      icon={<ChevronsRight aria-hidden />}
      onClick={() => {
        if (performance.now() - changed.current > guardMilliseconds) play.getState().endSequence();
      }}
    >
      <span className={css['endWords']}>
        {t(sequence === 0 ? 'play.end.ready' : 'play.end.sequence')}
        {count > 0 && sequence !== 0 && <small className={css['endCount']}>{t(id, { count })}</small>}
      </span>
    </Button>
  );
}
