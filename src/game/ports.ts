import type { ArmyId } from './army';
import type { Entry } from './journal';
import type { GameSetup } from './setup';

/** A saved game as the list of games shows it. Times are milliseconds since 1970. */
export interface GameHeader {
  readonly format: 1;
  readonly id: string;
  readonly title: string;
  readonly rulesVersion: number;
  readonly setup: GameSetup;
  readonly createdAt: number;
  readonly updatedAt: number;
  /** Number of entries in the journal. */
  readonly length: number;
  /** The state of play as the list shows it, so that no journal needs to be folded for it. */
  readonly standing: {
    readonly turn: number;
    readonly active: ArmyId;
    readonly winner: ArmyId | 'draw' | null;
    /** Each army's score as its game counts it; missing in headers written by older versions. */
    readonly score?: Readonly<Record<ArmyId, number>> | undefined;
  };
  /** A small picture of the board as a data URL; null if there is none yet. */
  readonly picture: string | null;
}

export interface SavedGame {
  readonly header: GameHeader;
  readonly entries: readonly Entry[];
}

/** What can go wrong with the storage: codes that the interface words. */
export type StorageProblemCode = 'unavailable' | 'quota' | 'blocked' | 'elsewhere' | 'damaged' | 'failed';

export class StorageProblem extends Error {
  override readonly name = 'StorageProblem';
  constructor(
    readonly code: StorageProblemCode,
    /** What it is about, for the message: a key, or a place in a file. */
    readonly detail: string,
    options?: ErrorOptions,
  ) {
    super(`${code}: ${detail}`, options);
  }
}

/** What can be wrong with an imported file: codes that the interface words, with the finding's facts. */
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
  /** A description in English, for logs and bug reports. */
  readonly reason: string;
  readonly code: FileFindingCode;
  readonly facts: Readonly<Record<string, string | number>>;
}

/** Thrown for a file that cannot be imported, with all findings. */
export class FileProblem extends Error {
  override readonly name = 'FileProblem';
  constructor(readonly findings: readonly FileFinding[]) {
    super(findings.map((finding) => `${finding.place}: ${finding.reason}`).join('\n'));
  }
}

/**
 * The storage of games. Each call is one transaction. Every promise may reject with a `StorageProblem`; then nothing
 * has changed.
 */
export interface GameRepository {
  /** All headers, the most recently played first. */
  list(): Promise<readonly GameHeader[]>;
  /** The game; undefined when there is none with that id. */
  open(id: string): Promise<SavedGame | undefined>;
  create(game: SavedGame): Promise<void>;
  /**
   * Appends these entries, after which the journal has `header.length` entries, and stores the header; in one
   * transaction with strict durability.
   */
  append(header: GameHeader, ...entries: readonly Entry[]): Promise<void>;
  /** Removes all entries from place `header.length` on and stores the header. */
  truncate(header: GameHeader): Promise<void>;
  /** Stores a header whose journal has not changed: other players, another picture. */
  update(header: GameHeader): Promise<void>;
  /**
   * Changes the title of a game. No other call does: they keep the stored title, whatever their header says. Resolves
   * to the new header; undefined when there is no game with that id.
   */
  rename(id: string, title: string): Promise<GameHeader | undefined>;
  /** Removes a game. Resolves to it, so that it can be created again; undefined when there was none. */
  remove(id: string): Promise<SavedGame | undefined>;
}

/** The storage of the settings, which are small and read once at the start. */
export interface SettingsRepository {
  read(): Promise<unknown>;
  write(settings: unknown): Promise<void>;
}
