import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useWords } from '../i18n/words';
import { titleOf } from '../ui/games/describe';
import { ButtonLink } from '../ui/base/Button';
import { ErrorState } from '../ui/base/ErrorState';
import type { Verb } from '../solo';
import { LoadingScreen } from '../ui/shell/LoadingScreen';
import { useServices } from '../ui/shell/services';
import type { Film } from '../ui/table/watch/film';
import { WatchScreen } from '../ui/table/watch/WatchScreen';
import type { App } from './compose';

/** The film of a stored game; null when it cannot be read. */
async function filmOf(app: App, id: string): Promise<Film | null> {
  // What was just played may still be on its way to the store.
  await Promise.allSettled([...app.unsaved].map((save) => save()));
  const saved = await app.services.games.getState().read(id);
  return saved ? app.services.film(saved) : null;
}

/** The command in an address; null for anything else. */
function commandIn(text: string | null): Verb | null {
  try {
    const read = JSON.parse(text ?? 'null') as Partial<Verb> | null;
    return typeof read?.type === 'string' ? (read as Verb) : null;
  } catch {
    return null;
  }
}

/** A stored game to be watched: `?from=12` after so many of its entries, `&better={…}` with what would have been better there. */
export function WatchRoute({ app, id }: { readonly app: App; readonly id: string }) {
  const { t, language } = useWords();
  const { games } = useServices();
  const [, navigate] = useLocation();
  const search = new URLSearchParams(useSearch());
  const [film, setFilm] = useState<Film | null | undefined>(undefined);
  useEffect(() => {
    let wanted = true;
    void filmOf(app, id).then((made) => wanted && setFilm(made));
    return () => void (wanted = false);
  }, [app, id]);
  if (film === undefined) return <LoadingScreen text={t('app.play.opening')} />;
  if (film === null) {
    return (
      <main>
        <ErrorState
          title={t('play.open.broken')}
          actions={<ButtonLink href="/games">{t('play.open.games')}</ButtonLink>}
        >
          <p>{t('play.open.brokenText')}</p>
        </ErrorState>
      </main>
    );
  }
  const back = () => {
    if ((history.state as { inside?: boolean } | null)?.inside) history.back();
    else navigate('/games');
  };
  async function branch(from: Film, moment: number): Promise<void> {
    const { turn } = from.stateAt(moment);
    const title = t('watch.branch.title', { title: titleOf(from.header, from.scenario, language), turn });
    const made = { title, moment, standing: from.standingAt(moment), seed: app.newSeed() };
    const game = await games.getState().branch({ header: from.header, entries: from.entries }, made);
    if (game !== null) navigate(`/play/${game}`);
  }
  return (
    <WatchScreen
      film={film}
      start={Number(search.get('from') ?? 0) || 0}
      better={commandIn(search.get('better'))}
      onBack={back}
      onBranch={(moment) => void branch(film, moment)}
    />
  );
}
