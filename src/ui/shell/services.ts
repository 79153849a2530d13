import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { SavedGame } from '../../game';
import type { GamesStore } from '../../store/games';
import type { Settings, SettingsStore } from '../../store/settings';
import type { InstallStore } from '../install/install-store';
import type { GameChoice, ScenarioChoice } from '../new-game/game-choice';
import type { NoticesStore } from '../notices/notices';
import type { Film } from '../table/watch/film';

/** What the screens are given from outside: stores, the games and what paints a board's picture. */
export interface Services {
  readonly settings: SettingsStore;
  readonly games: GamesStore;
  readonly notices: NoticesStore;
  readonly install: InstallStore;
  /** Every game with its scenarios. */
  readonly choices: readonly GameChoice[];
  /** A picture of a scenario's board with its counters, as a URL. */
  readonly picture: (scenario: ScenarioChoice) => Promise<string>;
  /** The film of a game; null when it cannot be read. */
  readonly film: (saved: SavedGame) => Promise<Film | null>;
}

export const ServicesContext = createContext<Services | null>(null);

/** The services of the app around this component. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('a ServicesContext is needed around this component');
  return services;
}

/** The present settings. */
export const useSettings = (): Settings => useStore(useServices().settings, (state) => state.settings);
