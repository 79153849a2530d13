import { StorageProblem, type Entry, type GameHeader, type GameRepository, type SettingsRepository } from '../game';
import { inPlaceOf, lastPlayedFirst } from './checks';

interface Kept {
  readonly header: GameHeader;
  readonly entries: readonly Entry[];
}

/** Games kept only while the tab is open: where the browser refuses storage, and in tests. */
export function memoryGames(): GameRepository {
  const games = new Map<string, Kept>();
  const change = (header: GameHeader, fits: (length: number) => boolean, entries: (kept: Kept) => readonly Entry[]) => {
    const kept = games.get(header.id);
    const now = inPlaceOf(kept?.header, header, fits);
    games.set(header.id, structuredClone({ header: now, entries: kept ? entries(kept) : [] }));
  };
  return {
    list: async () => [...games.values()].map((kept) => structuredClone(kept.header)).sort(lastPlayedFirst),
    open: async (id) => structuredClone(games.get(id)),
    create: async (game) => {
      if (games.has(game.header.id)) throw new StorageProblem('failed', `game ${game.header.id} is stored already`);
      games.set(game.header.id, structuredClone({ header: game.header, entries: game.entries }));
    },
    append: async (header, ...entries) =>
      change(
        header,
        (length) => length === header.length - entries.length,
        (kept) => [...kept.entries, ...entries],
      ),
    truncate: async (header) =>
      change(
        header,
        (length) => length >= header.length,
        (kept) => kept.entries.slice(0, header.length),
      ),
    update: async (header) =>
      change(
        header,
        (length) => length === header.length,
        (kept) => kept.entries,
      ),
    rename: async (id, title) => {
      const kept = games.get(id);
      if (!kept) return undefined;
      const header = { ...kept.header, title };
      games.set(id, { ...kept, header });
      return structuredClone(header);
    },
    remove: async (id) => {
      const kept = games.get(id);
      games.delete(id);
      return kept;
    },
  };
}

/** Settings kept only while the tab is open. */
export function memorySettings(): SettingsRepository {
  let kept: unknown;
  return {
    read: async () => structuredClone(kept),
    write: async (settings) => {
      kept = structuredClone(settings);
    },
  };
}
