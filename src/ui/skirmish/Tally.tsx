import { total, type Tally } from '../../game';
import { useWords } from '../../i18n/words';
import { RuleLink } from '../rules/RuleLink';
import css from '../table/odds.module.css';
import { useNaming, useTable } from './play-context';
import { modifierWords } from './tally/modifiers';

/** The sum of all modifiers, and each as a line with its reason and rule. */
export function TallyLines({ tally, of }: { readonly tally: Tally; readonly of: 'die' | 'column' }) {
  const { t } = useWords();
  const naming = useNaming();
  const { game } = useTable();
  return (
    <section className={css['tally']} aria-label={t(of === 'die' ? 'play.tally.die' : 'play.tally.column')}>
      <h3 className={css['small']}>
        {t(of === 'die' ? 'play.tally.die' : 'play.tally.column')}
        {tally.length > 1 && (
          <span className={css['total']}>
            <strong>{naming.signed(total(tally))}</strong> {t('play.tally.total')}
          </span>
        )}
      </h3>
      {tally.length === 0 ? (
        <p className={css['faded']}>{t('play.tally.none')}</p>
      ) : (
        <ul className={css['lines']}>
          {tally.map((modifier) => (
            <li key={`${modifier.reason} ${modifier.rule}`} className={css['line']}>
              <strong className={css['shift']}>{naming.signed(modifier.value)}</strong>
              <span className={css['reason']}>{naming.say(modifierWords(game, modifier))}</span>
              <RuleLink rule={modifier.rule} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
