import { ArrowLeft, ChartLine } from 'lucide-react';
import type { Ref } from 'react';
import { useWords } from '../../../i18n/words';
import { IconButton } from '../../base/IconButton';
import { ArmyShield } from '../../symbols/ArmyShield';
import type { ArmyLook } from '../../../store/army-pairs';
import css from './watch.module.css';

/** Whose turn it was, the way back and the way to the numbers. */
export function WatchBar({
  ref,
  look,
  name,
  line,
  onBack,
  onAccount,
}: {
  readonly ref: Ref<HTMLElement>;
  readonly look: ArmyLook;
  readonly name: string;
  readonly line: string;
  readonly onBack: () => void;
  readonly onAccount: () => void;
}) {
  const { t } = useWords();
  return (
    <section ref={ref} className={css['bar']} aria-label={t('watch.where')}>
      <IconButton label={t('app.back')} onClick={onBack}>
        <ArrowLeft aria-hidden />
      </IconButton>
      <ArmyShield look={look} className={css['arms']} />
      <p className={css['where']}>
        <strong>{name}</strong>
        <span>{line}</span>
      </p>
      <IconButton label={t('account.open')} onClick={onAccount}>
        <ChartLine aria-hidden />
      </IconButton>
    </section>
  );
}
