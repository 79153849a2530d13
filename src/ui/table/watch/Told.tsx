import { useEffect } from 'react';
import { useMoreBelow } from '../../base/use-more-below';
import css from './watch.module.css';

/** What an entry says, in a few lines; what is longer is read on by scrolling, and begins anew with the next entry. */
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
