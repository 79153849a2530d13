import { BookOpen, FolderOpen, Grid3x3, Play, Plus, Settings, Target } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { Link } from 'wouter';
import { useStore } from 'zustand';
import type { GameHeader } from '../../game';
import { useWords } from '../../i18n/words';
import { classes } from '../base/classes';
import { BoardPicture } from '../games/BoardPicture';
import { scenarioName, standingText, titled, whenText } from '../games/describe';
import { StorageNotice } from '../games/StorageNotice';
import { useServices } from '../shell/services';
import { useNow } from '../shell/use-now';
import { useScreen } from '../shell/use-screen';
import { Field } from './scene/Field';
import { Scene } from './scene/Scene';
import css from './start.module.css';

/** The game to go on with, first and largest. */
function Continue({ header: stored }: { readonly header: GameHeader }) {
  const { t, language } = useWords();
  const now = useNow();
  const { choices } = useServices();
  const header = titled(stored, { t, language, choices });
  const scenario = scenarioName(header, choices, language);
  return (
    <Link href={`/play/${header.id}`} className={css['continue']}>
      <BoardPicture url={header.picture} className={css['picture']} />
      <span className={css['continueWords']}>
        <span className={css['game']}>{header.title}</span>
        {scenario && scenario !== header.title && <span>{scenario}</span>}
        <span>{standingText(header, { t, language, choices })}</span>
        <span className={css['faded']}>{whenText(header.updatedAt, language, now)}</span>
      </span>
      <span className={css['go']}>
        <Play aria-hidden />
        {t('app.start.continue')}
      </span>
    </Link>
  );
}

function Entry({
  href,
  icon,
  label,
  hint,
  first,
}: {
  readonly href: string;
  readonly icon: ReactNode;
  readonly label: string;
  readonly hint: string;
  readonly first?: boolean;
}) {
  return (
    <li className={classes(first && css['firstItem'])}>
      <Link href={href} className={classes(css['entry'], first && css['first'])}>
        <span className={css['icon']} aria-hidden>
          {icon}
        </span>
        <span className={css['entryWords']}>
          <span className={css['label']}>{label}</span>
          <span className={css['hint']}>{hint}</span>
        </span>
      </Link>
    </li>
  );
}

/** The first page: the title over a drawn village, and the ways on. */
export function StartScreen() {
  const { t } = useWords();
  const { games, install } = useServices();
  const headers = useStore(games, (state) => state.headers);
  const installed = useStore(install, (state) => state.installed);
  const heading = useScreen(t('app.title'));
  const current = headers.find((header) => header.standing.winner === null);

  useEffect(() => void games.getState().load(), [games]);

  return (
    <div className={css['start']}>
      <div className={css['scene']}>
        <Scene />
      </div>
      <div className={css['field']}>
        <Field />
      </div>
      <header className={css['head']}>
        <h1 ref={heading} tabIndex={-1} className={css['title']}>
          {t('app.title')}
        </h1>
        <p className={css['tagline']}>{t('app.start.tagline')}</p>
      </header>
      <main className={css['sheet']}>
        <StorageNotice />
        {current && <Continue header={current} />}
        <nav aria-label={t('app.start.menu')}>
          <ul className={css['menu']}>
            <Entry
              first={!current}
              href="/new"
              icon={<Plus />}
              label={t('app.start.new')}
              hint={t('app.start.newHint')}
            />
            <Entry
              href="/games"
              icon={<FolderOpen />}
              label={t('app.games.title')}
              hint={t('app.start.gamesHint', { count: headers.length })}
            />
            <Entry href="/practice" icon={<Target />} label={t('practice.title')} hint={t('practice.hint')} />
            <Entry href="/rules" icon={<BookOpen />} label={t('app.rules.title')} hint={t('app.start.rulesHint')} />
            <Entry href="/tables" icon={<Grid3x3 />} label={t('app.tables.title')} hint={t('app.start.tablesHint')} />
            <Entry
              href="/settings"
              icon={<Settings />}
              label={t('app.settings.title')}
              hint={t('app.start.settingsHint')}
            />
          </ul>
        </nav>
        <p className={css['foot']}>
          {!installed && <Link href="/install">{t('app.install.title')}</Link>}
          <Link href="/about">{t('app.about.title')}</Link>
        </p>
      </main>
    </div>
  );
}
