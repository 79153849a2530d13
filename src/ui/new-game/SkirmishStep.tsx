import { Plus, Minus } from 'lucide-react';
import { useWords, type MessageId } from '../../i18n/words';
import { Switch } from '../base/Switch';
import shared from './new-game.module.css';
import css from './rules-step.module.css';
import type { MeleeTable, SkirmishOptions, SkirmishRules } from './skirmish-options';

const tables: readonly {
  readonly id: MeleeTable;
  readonly name: MessageId;
  readonly how: MessageId;
  readonly advantage: MessageId;
  readonly drawback: MessageId;
}[] = [
  {
    id: 'vikings',
    name: 'app.table.vikings',
    how: 'app.table.vikingsHow',
    advantage: 'app.table.vikingsAdvantage',
    drawback: 'app.table.vikingsDrawback',
  },
  {
    id: 'sherwood',
    name: 'app.table.sherwood',
    how: 'app.table.sherwoodHow',
    advantage: 'app.table.sherwoodAdvantage',
    drawback: 'app.table.sherwoodDrawback',
  },
];

/** The two melee tables side by side, none chosen in advance. @rule MEL-4 */
function TableChoice({
  chosen,
  onChoose,
}: {
  readonly chosen: MeleeTable | null;
  readonly onChoose: (table: MeleeTable) => void;
}) {
  const { t } = useWords();
  return (
    <fieldset className={css['tables']}>
      <legend className={css['legend']}>{t('app.new.table')}</legend>
      <div className={css['tableCards']}>
        {tables.map((table) => (
          <label key={table.id} className={shared['choice']}>
            <input
              type="radio"
              name="table"
              checked={chosen === table.id}
              onChange={() => onChoose(table.id)}
              aria-label={t(table.name)}
              aria-describedby={`table-${table.id}`}
            />
            <span className={css['table']}>
              <span className={shared['choiceName']}>{t(table.name)}</span>
              <span id={`table-${table.id}`} className={css['tableWords']}>
                <span className={css['how']}>{t(table.how)}</span>
                <span className={css['point']}>
                  <Plus size={18} aria-hidden />
                  <span>
                    <span className="visually-hidden">{t('app.new.advantage')} </span>
                    {t(table.advantage)}
                  </span>
                </span>
                <span className={css['point']}>
                  <Minus size={18} aria-hidden />
                  <span>
                    <span className="visually-hidden">{t('app.new.drawback')} </span>
                    {t(table.drawback)}
                  </span>
                </span>
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The melee table and the options. */
export function SkirmishStep({
  rules,
  noRiders,
  onRules,
}: {
  readonly rules: SkirmishRules;
  /** Nobody rides in the scenario. */
  readonly noRiders: boolean;
  readonly onRules: (rules: SkirmishRules) => void;
}) {
  const { t } = useWords();
  const { table, options } = rules;
  const option = (key: keyof SkirmishOptions) => ({
    checked: options[key],
    onChange: (checked: boolean) => onRules({ ...rules, options: { ...options, [key]: checked } }),
  });
  return (
    <>
      <TableChoice chosen={table} onChoose={(chosen) => onRules({ ...rules, table: chosen })} />
      <fieldset className={css['options']} aria-label={t('app.new.options')}>
        {table === 'vikings' && (
          <Switch
            label={t('app.option.belowOneToOne')}
            hint={t('app.option.belowOneToOneHint')}
            {...option('belowOneToOne')}
          />
        )}
        <Switch label={t('app.option.testLastHex')} {...option('testLastHex')} />
        <Switch
          label={t('app.option.ridersRetreatFour')}
          hint={noRiders ? t('app.option.noRiders') : undefined}
          disabled={noRiders}
          {...option('ridersRetreatFour')}
        />
        <Switch label={t('app.option.passEmptySequences')} {...option('passEmptySequences')} />
      </fieldset>
    </>
  );
}
