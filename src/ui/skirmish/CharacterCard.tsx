import { Crosshair, Footprints, HeartPulse, Shield, ShieldHalf, Skull, Sword, X, type LucideIcon } from 'lucide-react';
import { useWords, type MessageId } from '../../i18n/words';
import {
  conditionOf,
  defenceOf,
  fieldOf,
  idleRefusal,
  valuesOf,
  type CharacterSheet,
  type Values,
} from '../../skirmish';
import { classes } from '../base/classes';
import { IconButton } from '../base/IconButton';
import { ArmyShield } from '../symbols/ArmyShield';
import css from '../table/card.module.css';
import { useLooks } from '../table/table-context';
import { useNaming, usePlay, usePlaying } from './play-context';
import { RefusalNote } from '../table/RefusalNote';

const inks = [
  ['attack', Sword, 'rules.value.attack'],
  ['defence', Shield, 'rules.value.defence'],
  ['move', Footprints, 'rules.value.move'],
] as const satisfies readonly (readonly [keyof Values, LucideIcon, MessageId])[];

const typeName = (type: string) => `rules.type.${type}` as MessageId;

/** Attack, defence and movement in their inks, each with its icon; of a horse alone its defence, which is all it has. */
export function ValueRow({
  values,
  full,
  horse = false,
}: {
  readonly values: Values;
  readonly full?: Values;
  readonly horse?: boolean;
}) {
  const { t } = useWords();
  const shown = horse ? inks.filter(([key]) => key === 'defence') : inks;
  return (
    <dl className={css['values']}>
      {shown.map(([key, Icon, label]) => (
        <div key={key} className={classes(css['value'], css[key])}>
          <dt>
            <Icon aria-hidden size={20} />
            <span className="visually-hidden">{t(label)}</span>
          </dt>
          <dd>
            {values[key]}
            {full && full[key] !== values[key] && <s className={css['full']}>{full[key]}</s>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Facts({ who, sheet }: { readonly who: string; readonly sheet: CharacterSheet }) {
  const { t } = useWords();
  const character = usePlay((now) => now.table.state.characters[who]);
  const left = usePlay(({ table: { state, legal } }) =>
    legal.movers.includes(who) || legal.saddle[who] ? state.doings.pointsLeft[who] : undefined,
  );
  if (!character) return null;
  const condition = conditionOf(character);
  const badges: { readonly key: string; readonly text: string; readonly icon: LucideIcon; readonly bad?: boolean }[] =
    [];
  if (character.health === 'wounded') {
    badges.push({ key: 'wounded', text: t('rules.condition.wounded'), icon: HeartPulse, bad: true });
  }
  if (condition === 'stunned') {
    badges.push({ key: 'stunned', text: t('rules.condition.stunned'), icon: Skull, bad: true });
  }
  if (condition === 'fit') badges.push({ key: 'fit', text: t('rules.condition.fit'), icon: HeartPulse });
  if (left !== undefined) badges.push({ key: 'left', text: t('play.card.pointsLeft', { left }), icon: Footprints });
  if (sheet.weapon) badges.push({ key: 'weapon', text: t(`rules.weapon.${sheet.weapon}`), icon: Crosshair });
  if (sheet.armoured) badges.push({ key: 'armour', text: t('rules.armoured'), icon: ShieldHalf });
  return (
    <ul className={css['badges']}>
      {badges.map(({ key, text, icon: Icon, bad }) => (
        <li key={key} className={classes(css['badge'], bad && css['bad'])}>
          <Icon aria-hidden size={16} />
          {text}
        </li>
      ))}
    </ul>
  );
}

/** The selected character's card: name, type, values, condition, weapon, and what it can still do. */
export function CharacterCard({ who, brief }: { readonly who: string; readonly brief: boolean }) {
  const { t } = useWords();
  const { play } = usePlaying();
  const naming = useNaming();
  const looks = useLooks();
  const table = usePlay((now) => now.table);
  const sheet = table.game.byId.get(who);
  const character = table.state.characters[who];
  const piece = fieldOf(table.game, table.state).byId.get(who);
  const reason = idleRefusal(table.game, table.state, table.legal, who);
  const values = sheet && character ? valuesOf(sheet, character) : piece?.values;
  const set = sheet && (character?.facing !== null && sheet.mounted ? sheet.mounted : sheet.foot);
  if (!values) return null;
  return (
    <article className={css['card']} aria-label={naming.name(who)}>
      <header className={css['head']}>
        {sheet && <ArmyShield look={looks[sheet.army]} className={css['arms']} />}
        <div className={css['title']}>
          <h2 className={css['name']}>{naming.name(who)}</h2>
          <p className={css['type']}>
            {sheet ? t(typeName(sheet.type)) : ''}
            {sheet?.mounted && ` · ${t(character?.facing === null ? 'rules.onFoot' : 'rules.mounted')}`}
          </p>
        </div>
        <IconButton label={t('play.deselect')} onClick={() => play.getState().deselect()}>
          <X aria-hidden />
        </IconButton>
      </header>
      {!brief && (
        <ValueRow
          values={piece ? { ...values, defence: defenceOf(piece) } : values}
          {...(set && { full: set.fit })}
          horse={!sheet}
        />
      )}
      {sheet && !brief && <Facts who={who} sheet={sheet} />}
      {reason && <RefusalNote refusal={reason} quiet />}
    </article>
  );
}
