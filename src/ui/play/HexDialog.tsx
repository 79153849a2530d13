import { directionNames } from '../../hex';
import { useWords, type MessageId } from '../../i18n/words';
import { Button } from '../base/Button';
import { Dialog } from '../base/Dialog';
import { RuleLink } from '../rules/RuleLink';
import css from '../table/dialogs.module.css';
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

function Facts({ hex }: { readonly hex: number }) {
  const { t, language } = useWords();
  const { game, state } = useTable();
  const naming = useNaming();
  const facts = hexFacts(game, state, hex);
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const cost = (points: number | null) =>
    points === null ? t('play.hex.noWay') : t('play.place.cost', { cost: points });
  return (
    <dl className={css['rows']}>
      <Row name={t('play.hex.terrain')} value={t(`rules.terrain.${facts.terrain}` as MessageId)} rule="TER" />
      <Row name={t('rules.onFoot')} value={cost(facts.foot)} />
      <Row name={t('rules.mounted')} value={cost(facts.mounted)} />
      <Row
        name={t('play.hex.fire')}
        value={t(facts.stopsFire ? 'play.hex.stopsFire' : 'play.hex.letsFire')}
        rule="LOF-4"
      />
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
      {facts.bodies > 0 && <Row name={t('play.hex.bodies')} value={String(facts.bodies)} rule="TER-3" />}
      {facts.objective && <Row name={t('play.hex.objective')} value={t('play.hex.toHold')} rule="VIC-1" />}
      <Row
        name={t('play.hex.holder')}
        value={facts.holder === null ? t('play.hex.nobody') : naming.name(facts.holder)}
      />
    </dl>
  );
}

/** Everything about a hex: by a long press, or by a button. */
export function HexDialog() {
  const { t } = useWords();
  const { play } = usePlaying();
  const { game, state } = useTable();
  const naming = useNaming();
  const hex = usePlay((now) => now.inspected);
  const close = () => play.getState().inspect(null);
  const holder = hex === null ? null : hexFacts(game, state, hex).holder;
  return (
    <Dialog
      title={hex === null ? '' : t('play.hex.title', { hex: naming.hex(hex) })}
      open={hex !== null}
      onClose={close}
      foot={
        holder !== null && (
          <Button
            onClick={() => {
              play.getState().select(holder);
              close();
            }}
          >
            {t('play.hex.open', { name: naming.name(holder) })}
          </Button>
        )
      }
    >
      {hex !== null && <Facts hex={hex} />}
    </Dialog>
  );
}
