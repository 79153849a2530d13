import type { ReactNode } from 'react';
import { useWords } from '../../i18n/words';
import { ResultSymbol } from '../symbols/ResultSymbol';
import type { ResultCode } from '../symbols/results';
import { DiceTray } from '../table/dice/DiceTray';
import { TumblingDie } from '../table/dice/TumblingDie';
import type { Tumble } from '../table/dice/use-tumble';
import css from '../table/odds.module.css';

/** A ten-sided die rolling over its tray, and beside it, once it lies still, what it came to, in large letters. */
export function Rolled({
  face,
  result,
  tumble: { tumbling, skip },
  order = 0,
  children,
}: {
  readonly face: number;
  readonly result: ResultCode;
  readonly tumble: Tumble;
  /** Among several dice: they do not tumble alike. */
  readonly order?: number;
  /** The words of the result. */
  readonly children: ReactNode;
}) {
  const { t } = useWords();
  return (
    <div className={css['outcome']}>
      <DiceTray tumbling={tumbling} onSkip={skip}>
        <TumblingDie face={face} sides={10} tumbling={tumbling} order={order} />
      </DiceTray>
      {!tumbling && (
        <>
          <ResultSymbol code={result} decorative className={css['outcomeSymbol']} />
          <p className={css['outcomeWords']}>
            <span className="visually-hidden">{t('play.rolled', { face })} </span>
            {children}
          </p>
        </>
      )}
    </div>
  );
}
