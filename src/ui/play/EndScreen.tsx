import { Eye, RotateCcw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { armyIds, type ArmyId } from '../../game';
import { useWords, type MessageId } from '../../i18n/words';
import { conditionOf, pointsOf, type Condition } from '../../skirmish';
import { Button, ButtonLink } from '../base/Button';
import { classes } from '../base/classes';
import { ArmyShield } from '../symbols/ArmyShield';
import css from './end.module.css';
import { useLooks, useNaming, usePlaying, useTable } from './play-context';

const reasons: Readonly<Record<string, MessageId>> = {
  destroyed: 'play.won.destroyed',
  objective: 'play.won.objective',
  points: 'play.won.points',
  'equal-points': 'play.won.equalPoints',
  'nobody-left': 'play.won.nobodyLeft',
};

const fates = ['fit', 'wounded', 'stunned', 'dead', 'left'] as const satisfies readonly Condition[];

/** How many of an army are in each condition. */
function useFates(army: ArmyId): Readonly<Record<Condition, readonly string[]>> {
  const { game, state } = useTable();
  const found: Record<Condition, string[]> = { fit: [], wounded: [], stunned: [], dead: [], left: [] };
  for (const sheet of game.characters) {
    const character = state.characters[sheet.id];
    if (sheet.army === army && character) found[conditionOf(character)].push(sheet.id);
  }
  return found;
}

function ArmyEnd({ army, won }: { readonly army: ArmyId; readonly won: boolean }) {
  const { t } = useWords();
  const { game, state } = useTable();
  const naming = useNaming();
  const look = useLooks()[army];
  const found = useFates(army);
  return (
    <section className={classes(css['army'], won && css['won'])} aria-label={naming.player(army)}>
      <ArmyShield look={look} className={css['arms']} />
      <h2 className={css['player']}>{naming.player(army)}</h2>
      <p className={css['armyName']}>{naming.armyName(army)}</p>
      <p className={css['points']}>{t('play.points', { count: pointsOf(game, state, army) })}</p>
      <dl className={css['fates']}>
        {fates
          .filter((fate) => found[fate].length > 0)
          .map((fate) => (
            <div key={fate} className={classes(css['fate'], fate === 'dead' && css['dead'])}>
              <dt>{t(`rules.condition.${fate}`)}</dt>
              <dd>
                <strong>{found[fate].length}</strong> <span>{naming.names(found[fate])}</span>
              </dd>
            </div>
          ))}
      </dl>
    </section>
  );
}

/** Who won and why, the losses and the points: a page to show friends. */
export function EndScreen({ onLook }: { readonly onLook: () => void }) {
  const { t, language } = useWords();
  const { scenario } = usePlaying();
  const { game, state } = useTable();
  const naming = useNaming();
  const looks = useLooks();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const { outcome } = state;
  if (!outcome) return null;
  const { winner, reason } = outcome;
  return (
    <main className={css['page']}>
      <div className={css['paper']}>
        <header
          className={css['banner']}
          style={winner ? { background: `var(--army-${looks[winner].colour})` } : undefined}
        >
          <p className={css['scenario']}>{scenario.names[language]}</p>
          <h1 ref={title} tabIndex={-1} className={css['title']}>
            {winner ? t('play.won.title', { name: naming.player(winner) }) : t('play.won.draw')}
          </h1>
          <p className={css['why']}>
            {t(reasons[reason] ?? 'play.won.points', { name: winner ? naming.player(winner) : '' })}
          </p>
        </header>
        <div className={css['armies']}>
          {armyIds.map((army) => (
            <ArmyEnd key={army} army={army} won={army === winner} />
          ))}
        </div>
        <p className={css['when']}>{t('play.turnOf', { turn: state.turn, limit: game.turnLimit })}</p>
        <div className={css['buttons']}>
          <ButtonLink look="primary" large href="/new" icon={<RotateCcw aria-hidden />}>
            {t('play.won.again')}
          </ButtonLink>
          <Button large icon={<Eye aria-hidden />} onClick={onLook}>
            {t('play.won.look')}
          </Button>
          <ButtonLink large href="/">
            {t('play.leave')}
          </ButtonLink>
        </div>
      </div>
    </main>
  );
}
