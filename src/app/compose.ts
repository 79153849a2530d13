import { StorageProblem, type GameRepository, type GameSetup } from '../game';
import { writeSaveFile } from '../game/save-file';
import { activateLanguage, preferredLanguage } from '../i18n/languages';
import { translate } from '../i18n/words';
import { registerServiceWorker } from '../pwa/register';
import { openStorage } from '../storage/open';
import { createGamesStore } from '../store/games';
import { createSettingsStore, readSettings, rememberFlat, type Settings } from '../store/settings';
import { createInstallStore } from '../ui/install/install-store';
import { barTime, createNotices, type NoticesStore } from '../ui/notices/notices';
import { applyAppearance } from '../ui/shell/appearance';
import type { ScenarioChoice } from '../ui/new-game/game-choice';
import type { Services } from '../ui/shell/services';
import { createAside, type Aside } from './aside';
import { gameOf, games as faces } from './games/games';
import { pictureMaker } from './pictures';
import { readGame } from './read-game';

/** The composed app: what the screens are given, and what the routes need. */
export interface App {
  readonly services: Services;
  readonly hashOf: (scenario: ScenarioChoice) => string;
  readonly newSeed: () => number;
  /** The storage of games. */
  readonly repository: GameRepository;
  /** Functions that are awaited before a new version reloads the page. Whatever has unsaved changes adds its own. */
  readonly unsaved: Set<() => Promise<unknown>>;
  /** Remembers a game that was left during a turn only to look something up. */
  readonly aside: Aside;
  /** Marks a new game as played with the tablet passed or lying flat, as was chosen. */
  readonly seat: (id: string) => void;
  /** Stores a new game. Resolves to its id; null when it could not be stored (the problem is then shown). */
  readonly begin: (setup: GameSetup, scenario: ScenarioChoice) => Promise<string | null>;
}

/** A whole number that nobody can foresee, below 2³². */
const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

/** Language and looks follow the settings from now on. */
function follow(store: Services['settings']): void {
  let stop = applyAppearance(store.getState().settings, window);
  store.subscribe(({ settings }, before) => {
    stop();
    stop = applyAppearance(settings, window);
    if (settings.language !== before.settings.language) void activateLanguage(settings.language);
  });
}

/** Shows the service worker's messages in bars at the foot of the screen. Nothing reloads by itself. */
function tellVersions(notices: NoticesStore, settings: Services['settings'], unsaved: App['unsaved']): void {
  const reload = (text: string, go: () => void) => {
    const run = () => void Promise.allSettled([...unsaved].map((save) => save())).then(go);
    const action = { label: translate('app.update.reload'), run };
    notices.getState().show({ key: 'update', text, action, milliseconds: null, anywhere: true });
  };
  registerServiceWorker({
    onOfflineReady() {
      if (settings.getState().settings.offlineTold) return;
      settings.getState().set({ offlineTold: true });
      const text = translate('app.offline.ready');
      notices.getState().show({ key: 'offline', text, milliseconds: barTime, anywhere: true });
    },
    onUpdateWaiting: (apply) => reload(translate('app.update.waiting'), apply),
    onUpdatedElsewhere: (run) => reload(translate('app.update.elsewhere'), run),
  });
}

/** Opens the storage, reads the settings, activates the language, and wires the parts together. */
export async function compose(): Promise<App> {
  const install = createInstallStore(window);
  const notices = createNotices();
  const storage = await openStorage({
    onProblem: (problem) => games.setState({ problem: problem?.code ?? games.getState().standing }),
  });
  const games = createGamesStore({
    repository: storage.games,
    files: { read: readGame, write: writeSaveFile },
    now: () => Date.now(),
    newId: () => crypto.randomUUID(),
    standing: storage.lasting ? null : 'unavailable',
  });
  const problemOf = (problem: unknown) =>
    games.setState({ problem: problem instanceof StorageProblem ? problem.code : 'failed' });
  const stored = await storage.settings.read().catch(problemOf);
  const initial: Settings = readSettings(stored, preferredLanguage(navigator.languages));
  const settings = createSettingsStore(storage.settings, initial, problemOf);
  await activateLanguage(initial.language);
  follow(settings);
  const picture = pictureMaker(() => settings.getState().settings);
  const film: Services['film'] = async (saved) =>
    gameOf(saved.header.setup.system)
      ?.film(saved)
      .catch(() => null) ?? null;
  await games.getState().load();
  if (storage.problem && storage.lasting) problemOf(storage.problem);
  const unsaved: App['unsaved'] = new Set();
  tellVersions(notices, settings, unsaved);
  return {
    services: { settings, games, notices, install, choices: faces, picture, film },
    hashOf: ({ system, id }) => gameOf(system)?.hashOf(id) ?? '',
    newSeed,
    repository: storage.games,
    unsaved,
    aside: createAside(),
    seat(id) {
      const now = settings.getState();
      if (now.settings.seating === 'flat') now.set(rememberFlat(now.settings, id, true));
    },
    begin: async (setup, scenario) =>
      games.getState().begin({
        title: scenario.names[settings.getState().settings.language],
        setup,
        firstArmy: gameOf(setup.system)?.firstArmy(setup) ?? 'blue',
        rulesVersion: gameOf(setup.system)?.rulesVersion ?? 1,
        picture: await picture(scenario).catch(() => null),
      }),
  };
}
