import { Skull } from 'lucide-react';
import { directionNames } from '../../hex';
import { useWords, type MessageId } from '../../i18n/words';
import { Dialog } from '../base/Dialog';
import { RuleLink } from '../rules/RuleLink';
import { portrait } from '../../store/skirmish/counters';
import { ChoiceRow, ChoiceRows } from '../table/ChoiceRow';
import { CounterPicture } from '../table/CounterPicture';
import css from '../table/dialogs.module.css';
import { useLooks } from '../table/table-context';
import { hexFacts } from './hex-facts';
import { useNaming, usePlay, usePlaying, useTable } from './play-context';

function Row({ name, value, rule }: { readonly name: string; readonly value: string; readonly rule?: string }) {
  return (
    <div className={css['row']}>
      <dt>{name}</dt>
      <dd>
        {value} {rule && <RuleLink rule={rule} />}
      </dd>
    </div>
  );
}

const fireWords = {
  ground: 'play.hex.stopsFire',
  holder: 'play.hex.holderStopsFire',
  nothing: 'play.hex.letsFire',
} as const satisfies Record<string, MessageId>;

function Facts({ hex }: { readonly hex: number }) {
  const { t, language } = useWords();
  const { game, state } = useTable();
  const naming = useNaming();
  const facts = hexFacts(game, state, hex);
  const horseAlone = facts.holder !== null && !game.byId.has(facts.holder);
  const closedBy = horseAlone ? 'UNH-4' : facts.bodies >= game.ruleset.values.bodies.impassableFrom ? 'TER-3' : 'TER';
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const cost = (points: number | null) =>
    points === null ? t('play.hex.noWay') : t('play.place.cost', { cost: points });
  return (
    <dl className={css['rows']}>
      <Row name={t('play.hex.terrain')} value={t(`rules.terrain.${facts.terrain}` as MessageId)} rule="TER" />
      <Row name={t('rules.onFoot')} value={cost(facts.foot)} rule={facts.foot === null ? closedBy : 'TER'} />
      <Row name={t('rules.mounted')} value={cost(facts.mounted)} rule={facts.mounted === null ? closedBy : 'TER'} />
      <Row name={t('play.hex.fire')} value={t(fireWords[facts.stopsFire ?? 'nothing'])} rule="LOF-4" />
      <Row name={t('play.hex.cover')} value={t(`rules.cover.${facts.cover}`)} rule="COV-1" />
      {facts.melee !== 0 && (
        <Row
          name={t('play.hex.melee')}
          value={t('play.hex.shift', { shift: naming.signed(facts.melee) })}
          rule="MEL-8"
        />
      )}
      {facts.sides.map(({ kind, directions }) => (
        <Row
          key={kind}
          name={t(`play.side.${kind}`)}
          value={list.format(
            directions.map((direction) => t(`rules.direction.${directionNames[direction] ?? 'N'}` as MessageId)),
          )}
          rule="HEX-3"
        />
      ))}
      {facts.objective && <Row name={t('play.hex.objective')} value={t('play.hex.toHold')} rule="VIC-1" />}
    </dl>
  );
}

/** Whoever stands or lies there as a large row that opens his card, and the dead beneath him. */
function Here({ hex, onOpen }: { readonly hex: number; readonly onOpen: (who: string) => void }) {
  const { t, language } = useWords();
  const { game, state } = useTable();
  const naming = useNaming();
  const looks = useLooks();
  const { holder, bodies, fallen, deadHorses } = hexFacts(game, state, hex);
  const names = new Intl.ListFormat(language, { type: 'unit' }).format(fallen.map((id) => naming.name(id)));
  if (holder === null && bodies === 0) return <p>{t('play.hex.nobody')}</p>;
  const counter = holder === null ? null : portrait({ game, state }, holder, looks, language);
  const sheet = holder === null ? undefined : game.byId.get(holder);
  const stunned = counter?.stunned ? t('rules.condition.stunned') : '';
  const kind = sheet ? t(`rules.type.${sheet.type}` as MessageId) : '';
  return (
    <section aria-label={t('aids.here')}>
      <ChoiceRows>
        {holder !== null && (
          <ChoiceRow
            picture={counter && <CounterPicture counter={counter} size={48} />}
            title={naming.name(holder)}
            more={[kind, stunned].filter(Boolean).join(', ')}
            onChoose={() => onOpen(holder)}
          />
        )}
      </ChoiceRows>
      {bodies > 0 && (
        <p className={css['beneath']}>
          <Skull aria-hidden size={28} />
          <span>
            {fallen.length > 0 && `${t('aids.here.bodies', { count: fallen.length })} (${names})`}
            {fallen.length > 0 && deadHorses > 0 && <br />}
            {deadHorses > 0 && t('play.hex.deadHorses', { horses: deadHorses, dead: bodies - fallen.length })}
          </span>
          <RuleLink rule="TER-3" />
        </p>
      )}
    </section>
  );
}

/** Everything about a hex: by a long press, by a button, or by a touch where several things lie. */
export function HexDialog() {
  const { t } = useWords();
  const { play } = usePlaying();
  const naming = useNaming();
  const hex = usePlay((now) => now.inspected);
  const close = () => play.getState().inspect(null);
  return (
    <Dialog
      title={hex === null ? '' : t('play.hex.title', { hex: naming.hex(hex) })}
      open={hex !== null}
      onClose={close}
    >
      {hex !== null && (
        <>
          <Here
            hex={hex}
            onOpen={(who) => {
              play.getState().select(who);
              close();
            }}
          />
          <Facts hex={hex} />
        </>
      )}
    </Dialog>
  );
}
