import type { GameRepository, SettingsRepository, StorageProblem } from '../game';
import { connect, type Connection } from './connection';
import { idbGames } from './idb-games';
import { idbSettings } from './idb-settings';
import { memoryGames, memorySettings } from './memory';
import { askToPersist, type Persistence } from './persist';
import { storageProblem } from './problems';

export interface Storage {
  readonly games: GameRepository;
  readonly settings: SettingsRepository;
  /** Whether what is stored outlives the tab. */
  readonly lasting: boolean;
  /** A problem that must be shown at once. With `unavailable` and `quota` the games live only as long as the tab. */
  readonly problem: StorageProblem | null;
}

export interface StorageHandlers {
  /**
   * Called for problems outside any call: `blocked` when a newer version in another tab has taken over the storage,
   * `damaged` for each game that the list had to leave out. Null: what was blocked is free again.
   */
  readonly onProblem?: (problem: StorageProblem | null) => void;
  /** Called once, after the first game was saved. */
  readonly onPersistence?: (persistence: Persistence) => void;
}

/** Calls `then` after the first game that is created. */
function afterFirstCreated(games: GameRepository, then: () => void): GameRepository {
  let first = true;
  return {
    ...games,
    async create(game) {
      await games.create(game);
      if (!first) return;
      first = false;
      then();
    },
  };
}

/** Opens the store of this device, or one in memory, which lasts as long as the tab, where the browser refuses it. Never rejects. */
export async function openStorage(handlers: StorageHandlers = {}): Promise<Storage> {
  const report = (problem: StorageProblem | null): void => handlers.onProblem?.(problem);
  let early: StorageProblem | null = null;
  let opening = true;
  let connection: Connection;
  try {
    connection = await connect((problem) => {
      if (opening) early = problem;
      else report(problem);
    });
  } catch (error) {
    const problem = storageProblem(error, 'opening the store', 'unavailable');
    // A database from a newer version is there and must not be hidden by an empty one: every call says so.
    if (problem.code !== 'blocked')
      return { games: memoryGames(), settings: memorySettings(), lasting: false, problem };
    connection = { run: () => Promise.reject(problem) };
    early = problem;
  }
  opening = false;
  const games = afterFirstCreated(idbGames(connection, report), () => {
    void askToPersist().then((persistence) => handlers.onPersistence?.(persistence));
  });
  return { games, settings: idbSettings(connection), lasting: true, problem: early };
}
