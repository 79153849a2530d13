import type { ReactNode } from 'react';
import { useWords } from '../../../i18n/words';
import css from './dice.module.css';

/** Where dice roll: while they tumble a touch anywhere on them ends it. */
export function RollPlace({
  tumbling,
  onSkip,
  children,
}: {
  readonly tumbling: boolean;
  readonly onSkip: () => void;
  readonly children: ReactNode;
}) {
  const { t } = useWords();
  if (!tumbling) return children;
  return (
    <button type="button" className={css['place']} aria-label={t('aids.dice.skip')} onClick={onSkip}>
      {children}
    </button>
  );
}
