import { chanceToWound } from '../../castle';
import { useWords } from '../../i18n/words';
import { RuleLink } from '../rules/RuleLink';
import css from './result-table.module.css';
import sheet from './tables.module.css';

/** As many dice as a chief rolls, and every defence that somebody or something has. @rule CFI-1 */
const mostDice = 4;
const defences = [2, 3, 4, 5] as const;

/** The castle's only table: what some dice do against a defence. @rule CFI-1 */
export function ChanceTable() {
  const { t, language } = useWords();
  const percent = new Intl.NumberFormat(language === 'en' ? 'en-GB' : language, { style: 'percent' });
  return (
    <div className={sheet['sheet']}>
      {/* A wide table is pushed sideways inside its own frame, by keyboard too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={css['frame']} tabIndex={0} aria-label={t('app.tables.castle')}>
        <table className={css['table']}>
          <caption className={css['caption']}>{t('app.table.castleCaption')}</caption>
          <thead>
            <tr>
              <th scope="col" rowSpan={2} className={css['head']}>
                {t('app.table.dice')}
              </th>
              <th scope="colgroup" colSpan={defences.length} className={css['columnsTitle']}>
                {t('app.table.defence')}
              </th>
            </tr>
            <tr>
              {defences.map((defence) => (
                <th key={defence} scope="col">
                  {defence}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: mostDice }, (_, row) => row + 1).map((dice) => (
              <tr key={dice}>
                <th scope="row" className={css['face']}>
                  {dice}
                </th>
                {defences.map((defence) => {
                  const { numerator, denominator } = chanceToWound(dice, defence);
                  return <td key={defence}>{percent.format(numerator / denominator)}</td>;
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className={sheet['note']}>
        {t('app.table.castleNote')} <RuleLink rule="CFI-1" /> <RuleLink rule="CFI-4" /> <RuleLink rule="CAT-2" />
      </p>
    </div>
  );
}
