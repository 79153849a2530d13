import type { DBSchema, IDBPDatabase, IDBPTransaction, StoreNames } from 'idb';
import type { Entry, GameHeader, MapSheet, Scenario } from '../game';

/** The key of an entry: the id of its game, then its number in the journal, from 0. */
export type EntryKey = [gameId: string, seq: number];

export interface Schema extends DBSchema {
  games: { key: string; value: GameHeader; indexes: { updatedAt: number } };
  entries: { key: EntryKey; value: Entry };
  maps: { key: string; value: MapSheet };
  scenarios: { key: string; value: Scenario };
  settings: { key: string; value: unknown };
}

export type Database = IDBPDatabase<Schema>;
export type Upgrade = IDBPTransaction<Schema, StoreNames<Schema>[], 'versionchange'>;

export const databaseName = 'escarmouche';

/** The range of the keys of a game's entries from number `from` on. Lists sort after numbers. */
export const entriesFrom = (gameId: string, from = 0): IDBKeyRange => IDBKeyRange.bound([gameId, from], [gameId, []]);
