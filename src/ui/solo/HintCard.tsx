import { Check, Hourglass, Lightbulb } from 'lucide-react';
import { useWords } from '../../i18n/words';
import { Button } from '../base/Button';
import css from './solo.module.css';
import { useComputer, useOpponent } from './solo-context';
import { useSayings } from './use-sayings';

/** What the captain would do, and why; it stands on the board as if it had been pointed at. */
export function HintCard() {
  const { t } = useWords();
  const opponent = useOpponent();
  const say = useSayings();
  const hint = useComputer((now) => now.hint);
  if (hint.kind === 'none') return null;
  const { takeHint, dropHint, askHint } = opponent.getState();
  return (
    <section className={css['hint']} aria-label={t('solo.hint')}>
      {hint.kind === 'thinking' && (
        <>
          <output className={css['status']}>
            <Hourglass aria-hidden size={20} className={css['busy']} />
            <span>{t('solo.hint.thinking')}</span>
          </output>
          <Button look="quiet" onClick={dropHint}>
            {t('solo.stop')}
          </Button>
        </>
      )}
      {hint.kind === 'failed' && (
        <>
          <p role="alert">{t(`solo.failed.${hint.trouble}`)}</p>
          <div className={css['controls']}>
            <Button onClick={askHint}>{t('solo.retry')}</Button>
            <Button look="quiet" onClick={dropHint}>
              {t('app.close')}
            </Button>
          </div>
        </>
      )}
      {hint.kind === 'shown' && (
        <>
          <output className={css['told']}>
            <span className={css['status']}>
              <Lightbulb aria-hidden size={20} />
              <span>{t('solo.hint.shown', { command: say.command(hint.thought.command) })}</span>
            </span>
            <span className={css['why']}>{say.reasons(hint.thought.reasons)}</span>
          </output>
          <div className={css['controls']}>
            <Button look="primary" icon={<Check aria-hidden />} onClick={takeHint}>
              {t('solo.hint.take')}
            </Button>
            <Button look="quiet" onClick={dropHint}>
              {t('solo.hint.drop')}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
