import type { Database, Upgrade } from './database';

/** Brings a database from one version to the next. May only await requests of its own transaction. */
export type Migration = (database: Database, transaction: Upgrade) => void | Promise<void>;

/** The step at index n leads from version n to version n + 1. Never change one that was released: add another. */
export const migrations: readonly Migration[] = [
  (database) => {
    database.createObjectStore('games', { keyPath: 'id' }).createIndex('updatedAt', 'updatedAt');
    database.createObjectStore('entries');
    database.createObjectStore('maps', { keyPath: 'id' });
    database.createObjectStore('scenarios', { keyPath: 'id' });
    database.createObjectStore('settings');
  },
];

export const databaseVersion = migrations.length;

/** Runs every step that a database of version `from` lacks. */
export async function migrate(
  database: Database,
  transaction: Upgrade,
  from: number,
  steps: readonly Migration[] = migrations,
): Promise<void> {
  for (const step of steps.slice(from)) await step(database, transaction);
}
