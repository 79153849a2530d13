import { ChevronsRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../base/Button';
import css from './play.module.css';
import { useAnySession } from './table-context';

/** A touch so soon after the last change was meant for something else. */
const guardMilliseconds = 350;

/** Ends a sequence or a turn; says what could still be done. Bottom right, away from the panel's button. */
export function EndButton({
  text,
  left,
  next,
  onEnd,
}: {
  readonly text: string;
  /** What could still be done; null when nothing could. */
  readonly left: string | null;
  /** It is what comes next: the page's primary button. */
  readonly next: boolean;
  readonly onEnd: () => void;
}) {
  const key = useAnySession((now) => now.played?.key ?? 0);
  const changed = useRef(0);
  useEffect(() => {
    changed.current = performance.now();
  }, [key]);
  return (
    <Button
      look={next ? 'primary' : 'secondary'}
      large
      className={css['end']}
      icon={<ChevronsRight aria-hidden />}
      onClick={() => {
        if (performance.now() - changed.current > guardMilliseconds) onEnd();
      }}
    >
      <span className={css['endWords']}>
        {text}
        {left !== null && <small className={css['endCount']}>{left}</small>}
      </span>
    </Button>
  );
}
