import type { ArmyId } from './army';
import type { Entry } from './journal';
import type { GameSetup } from './setup';

/** What a list of saved games needs to know of each. Times are milliseconds since 1970. */
export interface GameHeader {
  readonly format: 1;
  readonly id: string;
  readonly title: string;
  readonly rulesVersion: number;
  readonly setup: GameSetup;
  readonly createdAt: number;
  readonly updatedAt: number;
  /** How many entries the journal has. */
  readonly length: number;
  /** Where the game stands, so that the list can say so without folding it. */
  readonly standing: {
    readonly turn: number;
    readonly active: ArmyId;
    readonly winner: ArmyId | 'draw' | null;
    /** What each army has to show for it, in its game's own count; not told by older versions. */
    readonly score?: Readonly<Record<ArmyId, number>> | undefined;
  };
  /** A small picture of the board as a data URL; null while there is none. */
  readonly picture: string | null;
}

export interface SavedGame {
  readonly header: GameHeader;
  readonly entries: readonly Entry[];
}

/** What can go wrong with a store, as codes that the interface words. */
export type StorageProblemCode = 'unavailable' | 'quota' | 'blocked' | 'elsewhere' | 'damaged' | 'failed';

export class StorageProblem extends Error {
  override readonly name = 'StorageProblem';
  constructor(
    readonly code: StorageProblemCode,
    /** Where and what, for the message: a key, a place in a file. */
    readonly detail: string,
    options?: ErrorOptions,
  ) {
    super(`${code}: ${detail}`, options);
  }
}

/** What can be wrong in a file that a player brings, as codes that the interface words with the finding's facts. */
export type FileFindingCode =
  | 'cut-off'
  | 'syntax'
  | 'not-a-save'
  | 'newer'
  | 'newer-rules'
  | 'missing'
  | 'unknown-field'
  | 'wrong-value'
  | 'wrong-length'
  | 'bad-take-back'
  | 'too-many'
  | 'unknown-game'
  | 'unknown-scenario'
  | 'unknown-version'
  | 'bad-option'
  | 'unknown-event'
  | 'unknown-character'
  | 'off-board'
  | 'bad-event'
  | 'impossible-command'
  | 'impossible-event'
  | 'after-end'
  | 'not-his-turn';

export interface FileFinding {
  /** `3:7` (line and column) in a text that is no JSON, else a path: `game.setup.seed`, `entries[12].command`. */
  readonly place: string;
  /** In plain English, for logs and reports. */
  readonly reason: string;
  readonly code: FileFindingCode;
  readonly facts: Readonly<Record<string, string | number>>;
}

/** What is wrong with a file: every finding with its place. */
export class FileProblem extends Error {
  override readonly name = 'FileProblem';
  constructor(readonly findings: readonly FileFinding[]) {
    super(findings.map((finding) => `${finding.place}: ${finding.reason}`).join('\n'));
  }
}

/**
 * Where games are kept. Every promise may reject with a `StorageProblem`; nothing that was stored is then changed.
 * One call is one transaction.
 */
export interface GameRepository {
  /** Headers, the one played last first. */
  list(): Promise<readonly GameHeader[]>;
  /** Undefined when there is none of that id. */
  open(id: string): Promise<SavedGame | undefined>;
  create(game: SavedGame): Promise<void>;
  /** Adds the last entries of a game that is now `header.length` long and stores the header, at once and with strict durability. */
  append(header: GameHeader, ...entries: readonly Entry[]): Promise<void>;
  /** Drops the entries from place `header.length` on and stores the header. */
  truncate(header: GameHeader): Promise<void>;
  /** Stores a header whose journal is unchanged: other players, a picture. */
  update(header: GameHeader): Promise<void>;
  /**
   * Gives a game another title: the only way to change it, for the other calls keep the title that is stored, whatever
   * their header says. Resolves to the header as it is then; undefined when there is none of that id.
   */
  rename(id: string, title: string): Promise<GameHeader | undefined>;
  /** Resolves to what was removed, so that it can be created again. */
  remove(id: string): Promise<SavedGame | undefined>;
}

/** Settings are small, and read once at the start. */
export interface SettingsRepository {
  read(): Promise<unknown>;
  write(settings: unknown): Promise<void>;
}
