import { directionNames } from '../../hex';
import { useWords, type MessageId } from '../../i18n/words';
import { Dialog } from '../base/Dialog';
import { RuleLink } from '../rules/RuleLink';
import dialogs from '../table/dialogs.module.css';
import { ChoiceRow, ChoiceRows } from '../table/ChoiceRow';
import { CounterPicture } from '../table/CounterPicture';
import { hexFacts, type SideFact } from './hex-facts';
import { useNaming, usePlay, usePlaying, useTable } from './play-context';
import { usePortraits } from './use-portraits';

const sideNames = {
  wall: 'play.side.wall',
  outer: 'castle.side.outer',
  inner: 'castle.side.inner',
  broken: 'castlerules.rampart.broken',
} as const satisfies Record<SideFact, MessageId>;

function Row({ name, value, rule }: { readonly name: string; readonly value: string; readonly rule?: string }) {
  return (
    <div className={dialogs['row']}>
      <dt>{name}</dt>
      <dd>
        {value} {rule && <RuleLink rule={rule} />}
      </dd>
    </div>
  );
}

function Facts({ hex }: { readonly hex: number }) {
  const { t, language } = useWords();
  const { game, state } = useTable();
  const facts = hexFacts(game, state, hex);
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  return (
    <dl className={dialogs['rows']}>
      <Row name={t('play.hex.terrain')} value={t(`rules.terrain.${facts.terrain}` as MessageId)} rule="CAS-3" />
      <Row name={t('castle.hex.place')} value={t(`castlerules.place.${facts.place}`)} />
      <Row
        name={t('castle.hex.cost')}
        value={facts.foot === null ? t('play.hex.noWay') : t('play.place.cost', { cost: facts.foot })}
        rule="CTU-2"
      />
      <Row
        name={t('play.hex.fire')}
        value={t(facts.stopsFire ? 'play.hex.stopsFire' : 'play.hex.letsFire')}
        rule="CFI-4"
      />
      {facts.sides.map(({ kind, directions }) => (
        <Row
          key={kind}
          name={t(sideNames[kind])}
          value={list.format(
            directions.map((direction) => t(`rules.direction.${directionNames[direction] ?? 'N'}` as MessageId)),
          )}
          rule={kind === 'wall' ? 'CAS-3' : 'CAS-2'}
        />
      ))}
      {facts.banner && <Row name={t('play.hex.objective')} value={t('castlerules.figure.banner')} rule="CSC-3" />}
    </dl>
  );
}

/** Whoever stands there, each a large row that opens his card: on a top there may be two. @rule WAL-6 */
function Holders({ hex, onOpen }: { readonly hex: number; readonly onOpen: (who: string) => void }) {
  const { t } = useWords();
  const { game, state } = useTable();
  const naming = useNaming();
  const portrait = usePortraits();
  const { holders } = hexFacts(game, state, hex);
  if (holders.length === 0) return <Row name={t('play.hex.holder')} value={t('play.hex.nobody')} />;
  return (
    <ChoiceRows>
      {holders.map((who) => {
        const counter = portrait(who);
        return (
          <ChoiceRow
            key={who}
            picture={counter && <CounterPicture counter={counter} size={48} />}
            title={naming.start(naming.name(who))}
            more={game.byId.has(who) ? naming.kind(who) : ''}
            onChoose={() => onOpen(who)}
          />
        );
      })}
    </ChoiceRows>
  );
}

/** Everything about a hex: by a long press, or by a button. */
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
      {hex !== null && <Facts hex={hex} />}
      {hex !== null && (
        <Holders
          hex={hex}
          onOpen={(who) => {
            play.getState().select(who);
            close();
          }}
        />
      )}
    </Dialog>
  );
}
