import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  FileProblem,
  StorageProblem,
  type ArmyId,
  type GameHeader,
  type GameRepository,
  type GameSetup,
  type Players,
  type SavedGame,
  type StorageProblemCode,
} from '../game';

/** What the store of saved games needs from outside. */
export interface GamesPorts {
  readonly repository: GameRepository;
  readonly files: {
    readonly write: (saved: SavedGame) => string;
    /** Throws a `FileProblem`. */
    readonly read: (text: string) => SavedGame;
  };
  readonly now: () => number;
  readonly newId: () => string;
  /** A problem that lasts as long as the tab is open; none when left out. */
  readonly standing?: StorageProblemCode | null;
}

/** A new game, before its first command. */
export interface Beginning {
  readonly title: string;
  readonly setup: GameSetup;
  readonly firstArmy: ArmyId;
  readonly rulesVersion: number;
  readonly picture: string | null;
}

/** Where a new game branches off from another. */
export interface Branch {
  readonly title: string;
  /** The number of entries that are kept. */
  readonly moment: number;
  readonly standing: GameHeader['standing'];
  /** Who plays each army from there. */
  readonly players: Players;
  /** A small picture of the board there; null where none could be made. */
  readonly picture: string | null;
  /** The new seed of the dice, so that nobody knows them in advance. */
  readonly seed: number;
}

/** A journal up to a moment, with dice that nobody knows from there. */
function branched(
  { header, entries }: SavedGame,
  { moment, players, seed, title, standing, picture }: Branch,
): SavedGame {
  const kept = entries.slice(0, moment);
  const journal = moment > 0 ? [...kept, { kind: 'takeBack', to: moment, seed } as const] : kept;
  const setup = { ...header.setup, players, ...(moment === 0 && { seed }) };
  return { header: { ...header, setup, title, standing, length: journal.length, picture }, entries: journal };
}

export type Finding = FileProblem['findings'][number];

/** The result of importing a file: stored under an id, refused with findings, or failed because of the storage. */
export type Imported =
  | { readonly kind: 'taken'; readonly id: string }
  | { readonly kind: 'refused'; readonly findings: readonly Finding[] }
  | { readonly kind: 'failed' };

export interface GamesState {
  readonly status: 'loading' | 'ready' | 'failed';
  /** The one played last first. */
  readonly headers: readonly GameHeader[];
  /** Why games are kept only as long as the tab is open; null: they are stored. */
  readonly standing: StorageProblemCode | null;
  /**
   * The last problem with the storage. It becomes `standing` again when it is closed or when the storage works again.
   */
  readonly problem: StorageProblemCode | null;
  load(): Promise<void>;
  /** Resolves to the new game's id, or to null when it could not be stored. */
  begin(beginning: Beginning): Promise<string | null>;
  rename(id: string, title: string): Promise<void>;
  /** Copies a game, under a title made from its own. Resolves to the copy's id; null if it could not be stored. */
  duplicate(id: string, retitle: (title: string) => string): Promise<string | null>;
  /** Makes a new game that continues another from some moment, with new dice. Resolves to its id, or to null. */
  branch(from: SavedGame, branch: Branch): Promise<string | null>;
  /** Removes a game. Resolves to it, for `restore`; null when nothing was removed. */
  remove(id: string): Promise<SavedGame | null>;
  restore(saved: SavedGame): Promise<void>;
  /** The game with its journal; null when it cannot be read. */
  read(id: string): Promise<SavedGame | null>;
  /** The text of a file; null when the game cannot be read. */
  exportText(id: string): Promise<string | null>;
  /** Adds a game from the text of a file; an id that is taken is replaced by a new one. */
  importText(text: string): Promise<Imported>;
  closeProblem(): void;
}

export type GamesStore = StoreApi<GamesState>;

const codeOf = (problem: unknown): StorageProblemCode => (problem instanceof StorageProblem ? problem.code : 'failed');

/**
 * A title that no other game has: a repeated title gets a number, `#2`, which is in no language and is worded when it
 * is shown.
 */
function numbered(title: string, headers: readonly GameHeader[]): string {
  const titles = new Set(headers.map((header) => header.title));
  let free = title;
  for (let number = 2; titles.has(free); number++) free = `${title} #${number}`;
  return free;
}

const byTime = (headers: readonly GameHeader[]): readonly GameHeader[] =>
  headers.toSorted((a, b) => b.updatedAt - a.updatedAt);

/** The store of the list of saved games. A change is shown only when the repository has made it. */
export function createGamesStore({ repository, files, now, newId, standing = null }: GamesPorts): GamesStore {
  return createStore<GamesState>()((set, get) => {
    /** Runs a call on the repository; what goes wrong becomes the visible problem, and `otherwise` the answer. */
    async function attempt<T>(call: () => Promise<T>, otherwise: T): Promise<T> {
      try {
        const answer = await call();
        set({ problem: standing });
        return answer;
      } catch (problem) {
        set({ problem: codeOf(problem) });
        return otherwise;
      }
    }

    const show = (header: GameHeader) =>
      set(({ headers }) => ({ headers: byTime([header, ...headers.filter((other) => other.id !== header.id)]) }));

    async function add(saved: SavedGame): Promise<string | null> {
      return attempt(async () => {
        await repository.create(saved);
        show(saved.header);
        return saved.header.id;
      }, null);
    }

    return {
      status: 'loading',
      headers: [],
      standing,
      problem: standing,

      async load() {
        try {
          set({ headers: byTime(await repository.list()), status: 'ready', problem: standing });
        } catch (problem) {
          set({ status: 'failed', problem: codeOf(problem) });
        }
      },

      begin({ title, setup, firstArmy, rulesVersion, picture }) {
        const time = now();
        const standing = { turn: 1, active: firstArmy, winner: null };
        const base = { format: 1, id: newId(), title, rulesVersion, setup } as const;
        return add({
          header: { ...base, createdAt: time, updatedAt: time, length: 0, standing, picture },
          entries: [],
        });
      },

      rename: (id, title) =>
        attempt(async () => {
          const header = await repository.rename(id, title);
          if (header) show(header);
        }, undefined),

      async duplicate(id, retitle) {
        const saved = await attempt(() => repository.open(id), undefined);
        if (!saved) return null;
        const title = numbered(retitle(saved.header.title), get().headers);
        return add({ ...saved, header: { ...saved.header, id: newId(), title, updatedAt: now() } });
      },

      branch(from, branch) {
        const { header, entries } = branched(from, branch);
        const time = now();
        const title = numbered(header.title, get().headers);
        return add({ header: { ...header, title, id: newId(), createdAt: time, updatedAt: time }, entries });
      },

      remove: (id) =>
        attempt(async () => {
          const removed = await repository.remove(id);
          set(({ headers }) => ({ headers: headers.filter((header) => header.id !== id) }));
          return removed ?? null;
        }, null),

      async restore(saved) {
        await add(saved);
      },

      read: async (id) => (await attempt(() => repository.open(id), undefined)) ?? null,

      async exportText(id) {
        const saved = await attempt(() => repository.open(id), undefined);
        return saved ? files.write(saved) : null;
      },

      async importText(text) {
        try {
          const read = files.read(text);
          const { headers } = get();
          const taken = headers.some((header) => header.id === read.header.id);
          const title = numbered(read.header.title, headers);
          const id = await add({ ...read, header: { ...read.header, title, ...(taken && { id: newId() }) } });
          return id === null ? { kind: 'failed' } : { kind: 'taken', id };
        } catch (problem) {
          if (problem instanceof FileProblem) return { kind: 'refused', findings: problem.findings };
          throw problem;
        }
      },

      closeProblem: () => set({ problem: standing }),
    };
  });
}
