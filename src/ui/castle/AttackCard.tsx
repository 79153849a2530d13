import { CircleCheck, CircleX, Ruler } from 'lucide-react';
import { isRefusal, type Attack } from '../../castle';
import type { Modifier, Tally } from '../../game';
import { useWords, type MessageId } from '../../i18n/words';
import type { Preview } from '../../store/castle/preview';
import type { RollShown } from '../../store/castle/play';
import { classes } from '../base/classes';
import { RuledWords } from '../rules/RuledWords';
import { RuleLink } from '../rules/RuleLink';
import odds from '../table/odds.module.css';
import css from './castle.module.css';
import { Chance, Dice } from './Chance';
import { Outcome } from './Outcome';
import { useNaming, useTable } from './play-context';
import { RefusalNote } from '../table/RefusalNote';
import { blockerRule, blockerWords } from './refusals/blockers';
import { modifierWords } from './tally/modifiers';

type AttackPreview = Extract<Preview, { kind: 'attack' }>;
type Sight = NonNullable<AttackPreview['sight']>;

function Value({ modifier, look }: { readonly modifier: Modifier; readonly look: string | undefined }) {
  const { game } = useTable();
  const naming = useNaming();
  return (
    <li className={classes(css['value'], look)}>
      <strong>{modifier.value}</strong>
      <span>{naming.say(modifierWords(game, modifier))}</span>
      <RuleLink rule={modifier.rule} />
    </li>
  );
}

/** Every value with its reason and rule; of defences the highest counts. @rule CFI-4 */
function Values({
  title,
  tally,
  highest,
}: {
  readonly title: string;
  readonly tally: Tally;
  readonly highest: boolean;
}) {
  const most = Math.max(...tally.map(({ value }) => value));
  // Of equals the first counts: the target's own.
  const counting = highest ? tally.findIndex(({ value }) => value === most) : -1;
  return (
    <section aria-label={title}>
      <h3 className={odds['small']}>{title}</h3>
      <ul className={css['values']}>
        {tally.map((modifier, index) => (
          <Value
            // A reason may come twice, of two sections.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            modifier={modifier}
            look={highest ? css[index === counting ? 'counts' : 'less'] : css['counts']}
          />
        ))}
      </ul>
    </section>
  );
}

const chanceNames = {
  melee: 'castle.chance.wound',
  shooting: 'castle.chance.wound',
  magic: 'castle.chance.wound',
  climb: 'castle.chance.wound',
  break: 'castle.chance.break',
  catapult: 'castle.chance.hit',
} as const satisfies Record<Attack['by'], MessageId>;

/** The chance of the dice against the defence, in per cent. @rule CFI-1 */
export function AttackChance({ attack }: { readonly attack: Attack }) {
  const { t } = useWords();
  const { game } = useTable();
  const wounds = attack.target.kind === 'character' && game.options.level === 'beginner' && attack.by !== 'catapult';
  return <Chance chance={attack.chance}>{t(wounds ? 'castle.chance.slay' : chanceNames[attack.by])}</Chance>;
}

/** Dice against defence with every reason. @rule CFI-1 */
export function AttackValues({ attack }: { readonly attack: Attack }) {
  const { t } = useWords();
  return (
    <>
      <Values title={t('castle.dice')} tally={attack.dice} highest={false} />
      <Values title={t('castle.defences')} tally={attack.defences} highest />
    </>
  );
}

/** The line of those who must see their target: free or not, and what is in the way. @rule CFI-4 */
function LineState({ sight }: { readonly sight: Sight }) {
  const { t } = useWords();
  const { game } = useTable();
  const naming = useNaming();
  const blockers = new Map(
    sight.blockers.map((blocker) => [naming.say(blockerWords(game, blocker)), blockerRule(blocker)]),
  );
  return (
    <>
      <p className={classes(odds['sight'], sight.clear ? odds['clear'] : odds['blocked'])}>
        {sight.clear ? <CircleCheck aria-hidden size={20} /> : <CircleX aria-hidden size={20} />}
        <strong>{t(sight.clear ? 'play.line.clear' : 'play.line.blocked')}</strong>
      </p>
      {blockers.size > 0 && (
        <ul className={odds['blockers']}>
          {[...blockers].map(([text, rule]) => (
            <li key={text}>
              <RuledWords rule={rule}>{text}</RuledWords>
            </li>
          ))}
        </ul>
      )}
      <ul className={odds['facts']}>
        <li>
          <Ruler aria-hidden size={18} /> {t('play.range', { range: sight.range })}
        </li>
      </ul>
    </>
  );
}

/**
 * An attack before it is rolled, and the same card with its roll. The chance comes first: a small screen shows no more
 * than the top of the card. @rule CFI-1
 */
export function AttackCard({ preview, roll }: { readonly preview: AttackPreview; readonly roll: RollShown | null }) {
  const { t } = useWords();
  const naming = useNaming();
  const { who, by, target, answer, sight } = preview;
  const title = t(`castle.attack.${by}`, { who: naming.name(who), target: naming.target(target) });
  const event = roll?.events.find((one) => one.type === 'attacked');
  return (
    <section className={odds['odds']} aria-label={title}>
      <h2 className={odds['title']}>{title}</h2>
      {roll && (
        <div className={css['throws']}>
          {event && <Dice label={t('castle.rolled')} faces={event.faces} above={event.defence} />}
          <Outcome roll={roll} />
        </div>
      )}
      {!event && !isRefusal(answer) && <AttackChance attack={answer} />}
      {sight && <LineState sight={sight} />}
      {isRefusal(answer) ? (
        answer.code !== 'line-blocked' && <RefusalNote refusal={answer} />
      ) : (
        <AttackValues attack={answer} />
      )}
    </section>
  );
}
