import { Dices } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { armyIds, type ArmyId } from '../../game';
import type { Event } from '../../castle';
import { useWords } from '../../i18n/words';
import { Button } from '../base/Button';
import { classes } from '../base/classes';
import { useMoreBelow } from '../base/use-more-below';
import { RuleLink } from '../rules/RuleLink';
import { RollPlace } from '../table/dice/RollPlace';
import { TumblingDie } from '../table/dice/TumblingDie';
import { useTumble, type Tumble } from '../table/dice/use-tumble';
import { useLooks } from '../table/table-context';
import { useMedia } from '../table/use-media';
import css from './castle.module.css';
import { ChoiceRow, ChoiceRows } from '../table/ChoiceRow';
import { CounterPicture } from '../table/CounterPicture';
import { Crystals } from './Crystals';
import { useNaming, usePlay, usePlaying, useTable } from './play-context';
import { spellLine, spellName } from './spell-words';
import { usePortraits } from './use-portraits';
import { useHandsOff } from '../table/table-context';

/** An army's mage. */
function useMages(): Readonly<Record<ArmyId, string>> {
  const { game } = useTable();
  const of = (army: ArmyId) => game.characters.find((sheet) => sheet.army === army && sheet.magic > 0)?.id ?? '';
  return { blue: of('blue'), red: of('red') };
}

/** What a mage rolled, and the spell that it gave him: named once the die lies still. @rule MAG-1 */
function Spell({ army, face, tumble }: MageRoll) {
  const { t } = useWords();
  const { spell } = useTable().state.magic[army];
  const { tumbling, skip } = tumble;
  if (face === null && spell === null) return null;
  const words = tumbling ? css['unread'] : undefined;
  return (
    <>
      <RollPlace tumbling={tumbling} onSkip={skip}>
        <span className={css['spellName']}>
          {face !== null && <TumblingDie face={face} sides={6} tumbling={tumbling} order={army === 'blue' ? 0 : 1} />}
          {face !== null && !tumbling && <span className="visually-hidden">{t('play.rolled', { face })} </span>}
          <span className={words}>{spell === null ? t('castle.omens.any') : t(spellName(spell))}</span>
        </span>
      </RollPlace>
      {spell !== null && <p className={classes(css['spellLine'], words)}>{t(spellLine(spell))}</p>}
    </>
  );
}

interface MageRoll {
  readonly army: ArmyId;
  readonly face: number | null;
  readonly tumble: Tumble;
}

/** A mage with his die and his spell, as far as they are known. @rule MAG-1 */
function Mage({ army, face, tumble }: MageRoll) {
  const naming = useNaming();
  const portrait = usePortraits();
  const look = useLooks()[army];
  const who = useMages()[army];
  const portrayed = portrait(who);
  // His crystals are told by the dice first.
  const counter = portrayed && tumble.tumbling ? { ...portrayed, badges: [] } : portrayed;
  return (
    <section className={css['mage']} style={{ ['--army' as string]: `var(--army-${look.colour})` }}>
      {counter && <CounterPicture counter={counter} size={64} />}
      <div className={css['mageHead']}>
        <h3>{naming.name(who)}</h3>
        <small>{naming.kind(who)}</small>
        <small>{naming.player(army)}</small>
        {naming.level(army) !== null && <small>{naming.level(army)}</small>}
      </div>
      <Spell army={army} face={face} tumble={tumble} />
    </section>
  );
}

/** What a mage rolled for his spell, when that has just happened. */
function faceOf(events: readonly Event[], army: ArmyId): number | null {
  for (const event of events) if (event.type === 'spellRolled' && event.army === army) return event.face;
  return null;
}

/** The dice for crystals as they fell, and how many each mage gets. @rule MAG-1 */
function CrystalDice({ events, tumble }: { readonly events: readonly Event[]; readonly tumble: Tumble }) {
  const { t } = useWords();
  const faces = events.flatMap((event) =>
    event.type === 'rolled' && event.purpose.kind === 'crystals' ? [event.face] : [],
  );
  const given = events.find((event) => event.type === 'crystalsGiven');
  if (!given) return null;
  const { tumbling, skip } = tumble;
  return (
    <RollPlace tumbling={tumbling} onSkip={skip}>
      <span className={css['crystalRow']}>
        <span>{t('castle.omens.crystals')}</span>
        <span className={css['crystalDice']}>
          {faces.map((face, index) => (
            // Dice never change places: they have fallen.
            // oxlint-disable-next-line react/no-array-index-key
            <TumblingDie key={index} face={face} sides={6} tumbling={tumbling} order={index} />
          ))}
        </span>
        <span className={tumbling ? css['unread'] : undefined}>
          <Crystals count={given.count} />
        </span>
      </span>
    </RollPlace>
  );
}

/** The spells of a mage's table, one of them to be chosen. @rule MAG-1 */
function SpellChoice({ army }: { readonly army: ArmyId }) {
  const { t } = useWords();
  const { play } = usePlaying();
  const { game } = useTable();
  return (
    <ChoiceRows>
      {game.ruleset.spells[army].map(({ id }) => (
        <ChoiceRow
          key={id}
          title={t(spellName(id))}
          more={t(spellLine(id))}
          onChoose={() => play.getState().chooseSpell(id)}
        />
      ))}
    </ChoiceRows>
  );
}

/** Before the battle: the mages' dice are rolled, shown, and on a six a spell is chosen. @rule MAG-1 */
export function Omens() {
  const { t } = useWords();
  const { play } = usePlaying();
  const { state, legal } = useTable();
  const naming = useNaming();
  const handsOff = useHandsOff();
  const events = usePlay((now) => now.omens) ?? [];
  // A spell chosen afterwards adds to the events of the same roll.
  const tumble = useTumble(events[0] ?? null);
  const wide = useMedia('(orientation: landscape) and (min-width: 40rem)');
  const title = useRef<HTMLHeadingElement>(null);
  const step = state.pending ? 'choose' : legal.canRollMagic ? 'roll' : 'rolled';
  const open = step !== 'rolled' || events.length > 0;
  const box = useMoreBelow(open);
  useEffect(() => {
    if (open) title.current?.focus({ preventScroll: true });
  }, [open, step]);
  if (!open) return null;
  const actions = play.getState();
  return (
    <section
      className={classes(css['omens'], !wide && css['omensNarrow'])}
      aria-label={t('castle.omens.title')}
      data-instead-of-sheet={wide ? undefined : ''}
    >
      <div ref={box} className={css['omensBody']}>
        <h2 ref={title} tabIndex={-1}>
          {t(step === 'choose' ? 'castle.omens.choose' : 'castle.omens.title', {
            name: state.pending ? naming.player(state.pending.army) : '',
          })}
        </h2>
        <p className={css['omensText']}>
          {t(`castle.omens.${step}Text`)} <RuleLink rule="MAG-1" />
        </p>
        {step !== 'choose' && (
          <div className={css['mages']}>
            {armyIds.map((army) => (
              <Mage key={army} army={army} face={faceOf(events, army)} tumble={tumble} />
            ))}
          </div>
        )}
        {step !== 'roll' && events.length > 0 && <CrystalDice events={events} tumble={tumble} />}
        {step === 'choose' && !handsOff && state.pending && <SpellChoice army={state.pending.army} />}
      </div>
      {step === 'roll' && !handsOff && (
        <Button look="primary" large wide icon={<Dices aria-hidden />} onClick={actions.rollMagic}>
          {t('castle.omens.roll')}
        </Button>
      )}
      {step === 'rolled' && (
        <Button look="primary" large wide onClick={actions.closeOmens}>
          {t('castle.omens.on')}
        </Button>
      )}
    </section>
  );
}
