import { useWords, type MessageId } from '../../i18n/words';
import { classes } from '../base/classes';
import { ResultSymbol } from '../symbols/ResultSymbol';
import { resultName, type ResultCode } from '../symbols/results';
import { useSettings } from '../shell/services';
import css from '../table/odds.module.css';
import { useNaming } from './play-context';
import { chancesOf, type Chance, type Conditions } from './tally/chances';

/** The ten faces of the die with what each does; the one rolled stands out. */
export function Faces({ results, face }: { readonly results: readonly ResultCode[]; readonly face: number | null }) {
  const { t } = useWords();
  const as = useSettings().results;
  return (
    <ol className={classes(css['faces'], face !== null && css['rolled'])} aria-label={t('play.faces')}>
      {results.map((code, index) => (
        <li
          // A face is its place.
          key={`face-${index + 1}`}
          className={classes(css['face'], index + 1 === face && css['hit'])}
          aria-current={index + 1 === face ? 'true' : undefined}
        >
          <span className={css['number']}>{index + 1}</span>
          {as === 'symbols' ? (
            <ResultSymbol code={code} className={css['symbol']} />
          ) : (
            <abbr title={resultName(t, code)} className={css['letters']}>
              {code === '-' ? '–' : code}
            </abbr>
          )}
        </li>
      ))}
    </ol>
  );
}

type ResultCodes = readonly ResultCode[];

const targetLabel = ({ harm, orWorse }: Chance): MessageId =>
  `play.chance.${harm ?? 'nothing'}${orWorse ? '.orWorse' : ''}` as MessageId;
const ownLabel = ({ harm, orWorse }: Chance): MessageId =>
  `play.chance.own.${harm ?? 'nothing'}${orWorse ? '.orWorse' : ''}` as MessageId;

/** The chances as bars, with their words: worse harms are counted in. */
export function ChanceBars({
  results,
  conditions,
}: {
  readonly results: ResultCodes;
  readonly conditions: Conditions;
}) {
  const { t } = useWords();
  const naming = useNaming();
  const { target, attackers, nothing } = chancesOf(results, conditions);
  const bars = [
    ...target.map((chance) => ({ chance, id: targetLabel(chance), look: 'defender' })),
    ...attackers.map((chance) => ({ chance, id: ownLabel(chance), look: 'attacker' })),
    ...(nothing.percent > 0 ? [{ chance: nothing, id: targetLabel(nothing), look: 'nothing' }] : []),
  ];
  return (
    <ul className={css['bars']} aria-label={t('play.chances')}>
      {bars.map(({ chance, id, look }) => (
        <li key={id} className={classes(css['bar'], css[look])}>
          <span aria-hidden className={css['fill']} style={{ inlineSize: `${chance.percent}%` }} />
          <span className={css['barLabel']}>{t(id)}</span>
          <span className={css['barValue']}>{naming.percent(chance.percent / 100)}</span>
        </li>
      ))}
    </ul>
  );
}
