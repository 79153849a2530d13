import { Plus, X } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { useWords } from '../../i18n/words';
import {
  conditionOf,
  fieldOf,
  isRefusal,
  type Condition,
  type MeleeResult,
  type Odds,
  type SkirmishState,
  dealtTo,
} from '../../skirmish';
import { joinersOf } from '../../store/skirmish/joiners';
import type { Preview } from '../../store/skirmish/preview';
import { eventOf, type RollShown } from '../../store/skirmish/play';
import { classes } from '../base/classes';
import { ArmyShield } from '../symbols/ArmyShield';
import { HeaterShield, RoundShield } from '../symbols/glyphs';
import { columnText } from '../tables/table-data';
import { ChanceBars, Faces } from './Faces';
import { useTumble } from '../table/dice/use-tumble';
import css from '../table/odds.module.css';
import { useLooks } from '../table/table-context';
import { useNaming, usePlay, usePlaying, useTable } from './play-context';
import { RefusalNote } from '../table/RefusalNote';
import { Rolled } from './Rolled';
import { resultName } from '../symbols/results';
import { TallyLines } from './Tally';

type AttackPreview = Extract<Preview, { kind: 'attack' }>;

/**
 * Who fights, under the arms of their army and the shield that stands for them in all that follows: its colour is that of the
 * part they play, whatever the colour of their army (SHT-1). Each with a way out of the attack again.
 */
function Fighters({
  part,
  label,
  who,
  removable,
  joiners = [],
}: {
  readonly part: 'attacker' | 'defender';
  readonly label: string;
  readonly who: readonly string[];
  readonly removable: boolean;
  /** Who could join them. */
  readonly joiners?: readonly string[];
}) {
  const { t } = useWords();
  const naming = useNaming();
  const { play } = usePlaying();
  const { game, state } = useTable();
  const looks = useLooks();
  const army = fieldOf(game, state).byId.get(who[0] ?? '')?.army;
  return (
    <div className={css['fighters']}>
      <h3 className={css['small']}>
        <svg viewBox="0 0 40 40" aria-hidden="true" className={classes(css['partShield'], css[part])}>
          <g fill="currentColor">{part === 'attacker' ? <RoundShield /> : <HeaterShield />}</g>
        </svg>
        {label}
        {army && <ArmyShield look={looks[army]} className={css['partArms']} />}
      </h3>
      <ul className={css['chips']}>
        {who.map((id) => (
          <li key={id} className={css['chip']}>
            <span>{naming.name(id)}</span>
            {removable && who.length > 1 && (
              <button
                type="button"
                className={css['chipOut']}
                aria-label={t('play.attack.without', { name: naming.name(id) })}
                onClick={() => play.getState().removeFighter(id)}
              >
                <X aria-hidden size={18} />
              </button>
            )}
          </li>
        ))}
        {joiners.map((id) => (
          <li key={id}>
            <button
              type="button"
              className={classes(css['chip'], css['joiner'])}
              aria-label={t('play.attack.with', { name: naming.name(id) })}
              onClick={() => play.getState().addFighter(id)}
            >
              <Plus aria-hidden size={18} />
              <span>{naming.name(id)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Attack against defence as two shields, and what the table reads of them. */
function Shields({ odds }: { readonly odds: Odds }) {
  const { t } = useWords();
  const naming = useNaming();
  const { attack, defence, table, columns, before } = odds;
  return (
    <div className={css['shields']}>
      <div className={classes(css['side'], css['attacker'])}>
        <svg viewBox="0 0 40 40" aria-hidden="true">
          <g fill="currentColor">
            <RoundShield />
          </g>
        </svg>
        <span className={css['strength']}>{attack}</span>
        <span className={css['sideName']}>{t('rules.value.attack')}</span>
      </div>
      <p className={css['ratio']}>
        <strong>{table === 'vikings' ? columnText(columns[before] ?? '') : naming.signed(attack - defence)}</strong>
        <span className={css['faded']}>{t(table === 'vikings' ? 'play.ratio' : 'play.difference')}</span>
      </p>
      <div className={classes(css['side'], css['defender'])}>
        <svg viewBox="0 0 40 40" aria-hidden="true">
          <g fill="currentColor">
            <HeaterShield />
          </g>
        </svg>
        <span className={css['strength']}>{defence}</span>
        <span className={css['sideName']}>{t('rules.value.defence')}</span>
      </div>
    </div>
  );
}

/** The columns of the table, the one that is read lit; where the shifts began is marked. */
function Strip({ odds }: { readonly odds: Odds }) {
  const { t } = useWords();
  const lit = useRef<HTMLLIElement>(null);
  const { columns, before, after } = odds;
  useEffect(() => {
    const item = lit.current;
    const strip = item?.parentElement;
    if (item && strip) strip.scrollLeft = item.offsetLeft - (strip.clientWidth - item.offsetWidth) / 2;
  }, [after]);
  return (
    // Pushed sideways where it is too wide, by keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ol className={css['strip']} aria-label={t('play.columns')} tabIndex={0}>
      {columns.map((column, index) => (
        <li
          key={column}
          ref={index === after ? lit : undefined}
          className={classes(
            css['column'],
            index === after && css['lit'],
            index === before && index !== after && css['from'],
          )}
          aria-current={index === after ? 'true' : undefined}
        >
          {columnText(column)}
        </li>
      ))}
    </ol>
  );
}

/** How a side stands when it is one alone: of several it is not known who would suffer. */
function alone({ characters }: SkirmishState, [first, ...others]: readonly string[]): Condition | undefined {
  const character = first !== undefined && others.length === 0 ? characters[first] : undefined;
  return character && conditionOf(character);
}

/** An attack before it is rolled, and the same card with its roll. @rule MEL-10 */
export function AttackCard({ preview, roll }: { readonly preview: AttackPreview; readonly roll: RollShown | null }) {
  const { t } = useWords();
  const { game, state } = useTable();
  const { attackers, defenders, answer } = preview;
  const dealt = (result: MeleeResult) => dealtTo(game, defenders, result);
  const event = eventOf(roll, 'fought');
  const tumble = useTumble(roll);
  const table = usePlay((now) => now.table);
  const joiners = useMemo(
    () => (event === null ? joinersOf(table, attackers, defenders) : []),
    [table, attackers, defenders, event],
  );
  return (
    <section className={css['odds']} aria-label={t('play.attack.title')}>
      <h2 className={css['title']}>{t('play.attack.title')}</h2>
      {event && (
        <Rolled face={event.face} result={dealt(event.result)} tumble={tumble}>
          <strong>{resultName(t, dealt(event.result))}</strong>
        </Rolled>
      )}
      <div className={css['sides']}>
        <Fighters
          part="attacker"
          label={t('play.attack.attackers')}
          who={attackers}
          removable={event === null}
          joiners={joiners}
        />
        <Fighters part="defender" label={t('play.attack.defenders')} who={defenders} removable={event === null} />
      </div>
      {answer !== null && isRefusal(answer) && <RefusalNote refusal={answer} />}
      {answer !== null && !isRefusal(answer) && (
        <>
          <Shields odds={answer} />
          <TallyLines tally={answer.tally} of="column" />
          <Strip odds={answer} />
          <Faces results={answer.results.map(dealt)} face={(!tumble.tumbling && event?.face) || null} />
          {!event && (
            <ChanceBars
              results={answer.results.map(dealt)}
              conditions={{ target: alone(state, defenders), attacker: alone(state, attackers) }}
            />
          )}
        </>
      )}
    </section>
  );
}
