import { openDB } from 'idb';
import { StorageProblem } from '../game';
import { databaseName, type Database, type Schema } from './database';
import { databaseVersion, migrate } from './migrations';
import { connectionLost, storageProblem } from './problems';

/** An opening that takes longer is reported as blocked; it may still succeed later. Milliseconds. */
const patience = 8000;

export interface Connection {
  /** Runs one transaction's work; opens the database again, once, when the browser has dropped it. */
  run<T>(doing: string, work: (database: Database) => Promise<T>): Promise<T>;
}

const replaced = () =>
  new StorageProblem('blocked', 'a newer version of the app is open elsewhere and needs the store: reload this page');

/**
 * Opens the database. Rejects when the browser refuses. When another tab holds an older version open, or the browser
 * does not answer, it resolves, and calls are rejected as `blocked` until the database is free.
 */
export async function connect(
  onProblem: (problem: StorageProblem | null) => void,
  wait = patience,
): Promise<Connection> {
  let database: Database | null = null;
  let closed: StorageProblem | null = null;

  const open = async (onBlocked: (problem: StorageProblem) => void): Promise<Database> => {
    const opened = await openDB<Schema>(databaseName, databaseVersion, {
      upgrade: (upgraded, from, _to, transaction) => migrate(upgraded, transaction, from),
      blocked: () =>
        onBlocked(new StorageProblem('blocked', 'an older version of the app is open in another tab: close it')),
      blocking: () => {
        // Another tab wants to upgrade: give way at once, or it would hang.
        opened.close();
        database = null;
        closed = replaced();
        onProblem(closed);
      },
      terminated: () => {
        database = null;
      },
    });
    database = opened;
    if (closed) onProblem(null);
    closed = null;
    return opened;
  };

  await new Promise<void>((resolve, reject) => {
    const block = (problem: StorageProblem): void => {
      closed = problem;
      onProblem(problem);
      resolve();
    };
    const timer = setTimeout(() => block(new StorageProblem('blocked', 'the browser does not open its store')), wait);
    open(block)
      .finally(() => clearTimeout(timer))
      .then(() => resolve(), reject);
  });

  return {
    async run(doing, work) {
      if (closed) throw closed;
      const again = async () => work(await open(onProblem));
      try {
        return await (database ? work(database) : again());
      } catch (error) {
        if (!connectionLost(error)) throw storageProblem(error, doing);
        database = null;
        return await again().catch((failure: unknown) => {
          throw storageProblem(failure, doing);
        });
      }
    },
  };
}
