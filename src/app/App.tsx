import { lazy, Suspense, useEffect } from 'react';
import { Redirect, Route, Router, Switch, useLocation, useSearch } from 'wouter';
import { StartScreen } from '../ui/start/StartScreen';
import { GamesScreen } from '../ui/games/GamesScreen';
import { NewGameScreen } from '../ui/new-game/NewGameScreen';
import { SettingsScreen } from '../ui/settings/SettingsScreen';
import { InstallScreen } from '../ui/install/InstallScreen';
import { NoticeHost } from '../ui/notices/NoticeHost';
import { ErrorBoundary } from '../ui/shell/ErrorBoundary';
import { LoadingScreen } from '../ui/shell/LoadingScreen';
import { NotFoundScreen } from '../ui/shell/NotFoundScreen';
import type { App as Composition } from './compose';
import { useAppLocation } from './location';

const RulesScreen = lazy(() => import('../ui/rules/RulesScreen').then((module) => ({ default: module.RulesScreen })));
const TablesScreen = lazy(() =>
  import('../ui/tables/TablesScreen').then((module) => ({ default: module.TablesScreen })),
);
const AboutScreen = lazy(() => import('../ui/about/AboutScreen').then((module) => ({ default: module.AboutScreen })));
const WatchRoute = lazy(() => import('./watch-route').then((module) => ({ default: module.WatchRoute })));
const PracticeRoute = lazy(() => import('./practice-route').then((module) => ({ default: module.PracticeRoute })));
const PlayRoute = lazy(() => import('./play-route').then((module) => ({ default: module.PlayRoute })));

function NewGameRoute({ app }: { readonly app: Composition }) {
  const [, navigate] = useLocation();
  const again = new URLSearchParams(useSearch()).get('again');
  const before = app.services.games.getState().headers.find(({ id }) => id === again);
  return (
    <NewGameScreen
      key={again}
      again={before?.setup}
      hashOf={app.hashOf}
      newSeed={app.newSeed}
      onStart={(setup, scenario) =>
        // In the place of the set-up page: back from the game leads to the start.
        void app.begin(setup, scenario).then((id) => {
          if (id === null) return;
          app.seat(id);
          navigate(`/play/${id}`, { replace: true });
        })
      }
    />
  );
}

/** The installed icon's shortcut: the game played last, or the start when there is none. */
function ContinueRoute({ app }: { readonly app: Composition }) {
  const last = app.services.games.getState().headers[0];
  return <Redirect to={last ? `/play/${last.id}` : '/'} replace />;
}

/** Reports each location to `aside`, which knows whether a player comes back to the table. */
function Whereabouts({ app }: { readonly app: Composition }) {
  const [location] = useLocation();
  useEffect(() => app.aside.visit(location), [app, location]);
  return null;
}

/** All routes of the app. A screen that fails leaves the others intact. */
export function App({ app }: { readonly app: Composition }) {
  return (
    <ErrorBoundary>
      <Router base={import.meta.env.BASE_URL.replace(/\/$/, '')} hook={useAppLocation}>
        <Whereabouts app={app} />
        <Suspense fallback={<LoadingScreen />}>
          <Switch>
            <Route path="/">
              <StartScreen />
            </Route>
            <Route path="/new">
              <NewGameRoute app={app} />
            </Route>
            <Route path="/continue">
              <ContinueRoute app={app} />
            </Route>
            <Route path="/games">
              <GamesScreen />
            </Route>
            <Route path="/play/:id">{({ id }) => <PlayRoute key={id} app={app} id={id} />}</Route>
            <Route path="/watch/:id">{({ id }) => <WatchRoute key={id} app={app} id={id} />}</Route>
            <Route path="/practice/:id?">{({ id }) => <PracticeRoute app={app} id={id} />}</Route>
            <Route path="/rules/:section?">{({ section }) => <RulesScreen section={section} />}</Route>
            <Route path="/tables/:game?">{({ game }) => <TablesScreen game={game} />}</Route>
            <Route path="/settings">
              <SettingsScreen />
            </Route>
            <Route path="/install">
              <InstallScreen />
            </Route>
            <Route path="/about">
              <AboutScreen />
            </Route>
            <Route>
              <NotFoundScreen />
            </Route>
          </Switch>
        </Suspense>
        <NoticeHost />
      </Router>
    </ErrorBoundary>
  );
}
