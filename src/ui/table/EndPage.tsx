import { Cpu, Eye, Film, Image, RotateCcw } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import type { ArmyId } from '../../game';
import { useWords } from '../../i18n/words';
import { Button, ButtonLink } from '../base/Button';
import { classes } from '../base/classes';
import { ReviewButton } from '../solo/ReviewDialog';
import { ArmyShield } from '../symbols/ArmyShield';
import { AccountView } from './account/AccountView';
import css from './end.module.css';
import { useAnySession, useLooks, useOnTable, useSides } from './table-context';
import { useFilm } from './use-film';
import { useSharePicture } from './use-share-picture';

/** A line of an army's losses: how many, and who. */
export interface Fate {
  readonly key: string;
  readonly name: string;
  readonly count: number;
  readonly who: string;
  readonly lost?: boolean;
}

/** What became of one army; `children`: its score. */
export function ArmyEnd({
  army,
  fates,
  goals = [],
  children,
}: {
  readonly army: ArmyId;
  readonly fates: readonly Fate[];
  /** What it was to do, and what each brought. */
  readonly goals?: readonly { readonly text: string; readonly progress: string }[];
  readonly children?: ReactNode;
}) {
  const { language } = useWords();
  const { player, armyName, level } = useSides(language);
  const computer = level(army);
  const won = useAnySession((now) => now.state.outcome?.winner === army);
  const look = useLooks()[army];
  return (
    <section className={classes(css['army'], won && css['won'])} aria-label={player(army)}>
      <ArmyShield look={look} className={css['arms']} />
      <h2 className={css['player']}>{player(army)}</h2>
      {computer === null ? (
        <p className={css['armyName']}>{armyName(army)}</p>
      ) : (
        <p className={css['computer']}>
          <Cpu size={18} aria-hidden /> {computer}
        </p>
      )}
      <p className={css['points']}>{children}</p>
      {goals.length > 0 && (
        <dl className={classes(css['fates'], css['goals'])}>
          {goals.map(({ text, progress }, index) => (
            // Objectives never change places.
            <div key={`goal-${index}`} className={css['fate']}>
              <dt>{text}</dt>
              <dd>{progress}</dd>
            </div>
          ))}
        </dl>
      )}
      <dl className={css['fates']}>
        {fates
          .filter(({ count }) => count > 0)
          .map(({ key, name, count, who, lost }) => (
            <div key={key} className={classes(css['fate'], lost && css['dead'])}>
              <dt>{name}</dt>
              <dd>
                <strong>{count}</strong> <span>{who}</span>
              </dd>
            </div>
          ))}
      </dl>
    </section>
  );
}

/** The end screen: who won and why, and the losses. */
export function EndPage({
  scenario,
  why,
  onLook,
  children,
}: {
  readonly scenario: string;
  readonly why: string;
  readonly onLook: () => void;
  /** Both armies. */
  readonly children: ReactNode;
}) {
  const { t, language } = useWords();
  const { turnLimit } = useOnTable();
  const { player } = useSides(language);
  const { outcome, turn } = useAnySession((now) => now.state);
  const looks = useLooks();
  const film = useFilm(true);
  const sharePicture = useSharePicture();
  const id = useAnySession((now) => now.header.id);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const winner = outcome?.winner ?? null;
  return (
    <main className={css['page']}>
      <div className={css['paper']}>
        <header
          className={css['banner']}
          style={winner ? { background: `var(--army-${looks[winner].colour})` } : undefined}
        >
          <p className={css['scenario']}>{scenario}</p>
          <h1 ref={title} tabIndex={-1} className={css['title']}>
            {winner ? t('play.won.title', { name: player(winner) }) : t('play.won.draw')}
          </h1>
          <p className={css['why']}>{why}</p>
        </header>
        <div className={css['armies']}>{children}</div>
        {film && (
          <div className={css['account']}>
            <AccountView film={film} />
          </div>
        )}
        <p className={css['when']}>{t('play.turnOf', { turn, limit: turnLimit })}</p>
        <div className={css['more']}>
          <ReviewButton />
          <Button large icon={<Image aria-hidden />} onClick={sharePicture}>
            {t('watch.picture')}
          </Button>
          <Button large icon={<Eye aria-hidden />} onClick={onLook}>
            {t('play.won.look')}
          </Button>
          <ButtonLink large href="/">
            {t('play.leave')}
          </ButtonLink>
        </div>
        <div className={css['foot']}>
          <ButtonLink look="primary" large href={`/new?again=${id}`} icon={<RotateCcw aria-hidden />}>
            {t('play.won.again')}
          </ButtonLink>
          <ButtonLink large href={`/watch/${id}`} icon={<Film aria-hidden />}>
            {t('watch.open')}
          </ButtonLink>
        </div>
      </div>
    </main>
  );
}
