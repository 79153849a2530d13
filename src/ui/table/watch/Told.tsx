import { useEffect } from 'react';
import { useMoreBelow } from '../../base/use-more-below';
import css from './watch.module.css';

/** The log of one entry in a few lines. Longer texts scroll, and are scrolled back to the top with the next entry. */
export function Told({ words }: { readonly words: string }) {
  const box = useMoreBelow(true);
  useEffect(() => {
    box.current?.scrollTo({ top: 0 });
  }, [box, words]);
  return (
    <div ref={box} className={css['line']}>
      <output>{words}</output>
    </div>
  );
}
