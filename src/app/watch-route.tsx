import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { BoardView } from '../board/view';
import { useWords } from '../i18n/words';
import { rememberFlat } from '../store/settings';
import { armyPairs } from '../store/army-pairs';
import { titleMarks } from '../ui/games/describe';
import { ButtonLink } from '../ui/base/Button';
import { ErrorState } from '../ui/base/ErrorState';
import type { Players } from '../game';
import type { Verb } from '../solo';
import { LoadingScreen } from '../ui/shell/LoadingScreen';
import { useServices } from '../ui/shell/services';
import { useScreen } from '../ui/shell/use-screen';
import type { Film } from '../ui/table/watch/film';
import { placeKept } from '../ui/table/watch/use-place';
import { WatchScreen } from '../ui/table/watch/WatchScreen';
import type { App } from './compose';
import { pictureSize } from './play-picture';

/** Why there is nothing to be watched. */
type Nothing = 'missing' | 'broken';

/** The film of a stored game, or why there is none. */
async function filmOf(app: App, id: string): Promise<Film | Nothing> {
  // What was just played may still be on its way to the store.
  await Promise.allSettled([...app.unsaved].map((save) => save()));
  const saved = await app.services.games.getState().read(id);
  const { problem, standing } = app.services.games.getState();
  if (!saved) return problem === standing ? 'missing' : 'broken';
  return (await app.services.film(saved)) ?? 'broken';
}

/** A board as the list of games shows it. */
async function pictureOf(view: BoardView): Promise<string> {
  const { paintPicture } = await import('../board/picture');
  return paintPicture(view, pictureSize.width, pictureSize.height);
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

/** No film: why, and the way on. */
function NoFilm({ why }: { readonly why: Nothing }) {
  const { t } = useWords();
  const title = t(why === 'missing' ? 'play.open.missing' : 'play.open.broken');
  const heading = useScreen(title);
  return (
    <main>
      <h1 ref={heading} tabIndex={-1} className="visually-hidden">
        {title}
      </h1>
      <ErrorState title={title} actions={<ButtonLink href="/games">{t('play.open.games')}</ButtonLink>}>
        <p>{t(why === 'missing' ? 'play.open.missingText' : 'play.open.brokenText')}</p>
      </ErrorState>
    </main>
  );
}

/**
 * The replay of a stored game. `?from=12`: begin after 12 entries; `&better={…}`: show a command that would have been
 * better there.
 */
export function WatchRoute({ app, id }: { readonly app: App; readonly id: string }) {
  const { t, language } = useWords();
  const { games } = useServices();
  const [, navigate] = useLocation();
  const search = new URLSearchParams(useSearch());
  const asked = Number(search.get('from') ?? 0) || 0;
  const [place] = useState(placeKept);
  const [film, setFilm] = useState<Film | Nothing | undefined>(undefined);
  useEffect(() => {
    let wanted = true;
    void filmOf(app, id).then((made) => wanted && setFilm(made));
    return () => void (wanted = false);
  }, [app, id]);
  if (film === undefined) return <LoadingScreen text={t('app.play.opening')} />;
  if (film === 'missing' || film === 'broken') return <NoFilm why={film} />;
  const back = () => {
    if ((history.state as { inside?: boolean } | null)?.inside) history.back();
    else navigate('/games');
  };
  async function branch(from: Film, moment: number, players: Players): Promise<void> {
    const { turn } = from.stateAt(moment);
    const title = titleMarks.branch(from.header.title, turn);
    const armies = armyPairs[app.services.settings.getState().settings.armies];
    const picture = await pictureOf(from.view(moment, { armies, language, t })).catch(() => null);
    const made = { title, moment, players, picture, standing: from.standingAt(moment), seed: app.newSeed() };
    const game = await games.getState().branch({ header: from.header, entries: from.entries }, made);
    if (game === null) return;
    // The tablet lies as it lay.
    const now = app.services.settings.getState();
    if (now.settings.flatGames.includes(from.header.id)) now.set(rememberFlat(now.settings, game, true));
    navigate(`/play/${game}`);
  }
  return (
    <WatchScreen
      film={film}
      start={place ?? asked}
      from={asked}
      better={commandIn(search.get('better'))}
      onBack={back}
      onBranch={(moment, players) => void branch(film, moment, players)}
    />
  );
}
