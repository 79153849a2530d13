import {
  CircleCheck,
  Flag,
  Footprints,
  Ghost,
  Heart,
  Hourglass,
  Moon,
  Shield,
  ShieldHalf,
  Sparkles,
  Sword,
  Target,
  X,
  Zap,
  type LucideIcon,
} from 'lucide-react';
import { fieldOf, type Piece } from '../../castle';
import { useWords } from '../../i18n/words';
import { fullLife } from '../../store/castle/counters';
import { machine } from '../../store/castle/table';
import { classes } from '../base/classes';
import { IconButton } from '../base/IconButton';
import card from '../table/card.module.css';
import css from './castle.module.css';
import { CounterPicture } from '../table/CounterPicture';

import { useNaming, usePlaying, useTable } from './play-context';
import { usePortraits } from './use-portraits';

/** The numbers of a figure in their order, each with its sign. @rule CFI-1 */
const figureValues = [
  ['melee', Sword],
  ['shooting', Target],
  ['magic', Sparkles],
  ['defence', Shield],
] as const satisfies readonly (readonly [string, LucideIcon])[];

/** Dice and defence in their inks; a kind of fight without dice is left out. */
export function FigureValues({ who }: { readonly who: string }) {
  const { t } = useWords();
  const { game, state } = useTable();
  const sheet = game.byId.get(who);
  if (!sheet) return null;
  const full = fullLife({ game, state }, who);
  const life = state.characters[who]?.life ?? full;
  return (
    <dl className={css['dice']}>
      {figureValues
        .filter(([key]) => sheet[key] > 0)
        .map(([key, Icon]) => (
          <div key={key} className={classes(css['die'], css[key])} title={t(`castlerules.value.${key}`)}>
            <dt>
              <Icon aria-hidden size={20} />
              <span className="visually-hidden">{t(`castlerules.value.${key}`)}</span>
            </dt>
            <dd>{sheet[key]}</dd>
          </div>
        ))}
      {full > 1 && (
        <div className={classes(css['die'], css['life'])} title={t('castlerules.value.life')}>
          <dt>
            <Heart aria-hidden size={20} />
            <span className="visually-hidden">{t('castlerules.value.life')}</span>
          </dt>
          <dd>
            {life}
            {life < full && <s className={card['full']}>{full}</s>}
          </dd>
        </div>
      )}
    </dl>
  );
}

interface Badge {
  readonly key: string;
  readonly text: string;
  readonly icon: LucideIcon;
  readonly bad?: boolean;
}

/** What lasts on somebody, and what he has done this turn. */
function useBadges(piece: Piece): readonly Badge[] {
  const { t } = useWords();
  const { state } = useTable();
  const { id, army, stupor, hidden, invisible } = piece;
  const { doings, banner } = state;
  const badges: (Badge | false)[] = [
    hidden && { key: 'hidden', text: t('castlerules.effect.hidden'), icon: ShieldHalf },
    invisible && { key: 'invisible', text: t('castlerules.effect.invisible'), icon: Ghost },
    stupor > 0 && {
      key: 'stupor',
      text: t('castlerules.effect.stuporTurns', { turns: stupor }),
      icon: Moon,
      bad: true,
    },
    doings.hasted.includes(id) && { key: 'haste', text: t('castlerules.effect.hasted'), icon: Zap },
    banner?.carrier === id && { key: 'banner', text: t('castlerules.effect.carrier'), icon: Flag },
    army === state.active &&
      state.phase === 'play' &&
      (doings.moved.includes(id) || doings.climbed.includes(id)) && {
        key: 'moved',
        text: t('castle.done.moved'),
        icon: Footprints,
      },
    doings.acted.includes(id) && { key: 'acted', text: t('castle.done.acted'), icon: CircleCheck },
  ];
  return badges.filter((badge) => badge !== false);
}

function Badges({ piece }: { readonly piece: Piece }) {
  const badges = useBadges(piece);
  if (badges.length === 0) return null;
  return (
    <ul className={card['badges']}>
      {badges.map(({ key, text, icon: Icon, bad }) => (
        <li key={key} className={classes(card['badge'], bad && card['bad'])}>
          <Icon aria-hidden size={16} />
          {text}
        </li>
      ))}
    </ul>
  );
}

/** The machine's stones and lives. @rule CAT-4 @rule CAT-6 */
function MachineFacts() {
  const { t } = useWords();
  const { game, state } = useTable();
  const { catapult } = state;
  if (!catapult) return null;
  return (
    <ul className={card['badges']}>
      <li className={card['badge']}>{t('castlerules.shots', { shots: catapult.shots })}</li>
      <li className={classes(card['badge'], catapult.life < game.ruleset.values.catapult.life && card['bad'])}>
        <Heart aria-hidden size={16} />
        {t('castlerules.effect.lives', { life: catapult.life })}
      </li>
      {(catapult.moved || catapult.shot) && (
        <li className={card['badge']}>
          <Hourglass aria-hidden size={16} />
          {t(catapult.shot ? 'castle.machine.shot' : 'castle.machine.moved')}
        </li>
      )}
    </ul>
  );
}

/** The card of the selected character or the catapult: name, type, dice, lasting effects. */
export function CharacterCard({ who, brief }: { readonly who: string; readonly brief: boolean }) {
  const { t } = useWords();
  const { play } = usePlaying();
  const naming = useNaming();
  const { game, state } = useTable();
  const portrait = usePortraits()(who);
  const piece = fieldOf(game, state).byId.get(who);
  const name = naming.start(naming.name(who));
  return (
    <article className={card['card']} aria-label={name}>
      <header className={card['head']}>
        {portrait && <CounterPicture counter={portrait} size={brief ? 44 : 60} className={css['portrait']} />}
        <div className={card['title']}>
          <h2 className={card['name']}>{name}</h2>
          {who !== machine && <p className={card['type']}>{naming.kind(who)}</p>}
        </div>
        <IconButton label={t('play.deselect')} onClick={() => play.getState().deselect()}>
          <X aria-hidden />
        </IconButton>
      </header>
      {!brief && who !== machine && <FigureValues who={who} />}
      {!brief && who === machine && <MachineFacts />}
      {!brief && piece && <Badges piece={piece} />}
    </article>
  );
}
