import type { IDBPTransaction } from 'idb';
import { StorageProblem, type Entry, type GameHeader, type GameRepository, type SavedGame } from '../game';
import { checkedEntries, checkedHeader, inPlaceOf, lastPlayedFirst } from './checks';
import type { Connection } from './connection';
import { entriesFrom, type Database, type EntryKey, type Schema } from './database';

type Write = IDBPTransaction<Schema, ('games' | 'entries')[], 'readwrite'>;

/** One strict transaction: it is on the disk when the promise resolves, or nothing was changed. */
async function write<T>(database: Database, work: (transaction: Write) => Promise<T>): Promise<T> {
  const transaction = database.transaction(['games', 'entries'], 'readwrite', { durability: 'strict' });
  // Awaited below; without a listener of its own an abort would be reported as unhandled.
  const done = transaction.done.catch((error: unknown) => {
    throw transaction.error ?? error;
  });
  done.catch(() => undefined);
  try {
    const result = await work(transaction);
    await done;
    return result;
  } catch (error) {
    try {
      transaction.abort();
    } catch {
      // Already aborted by the failing request.
    }
    throw error;
  }
}

async function put(transaction: Write, header: GameHeader, entries: readonly Entry[], from: number): Promise<void> {
  const store = transaction.objectStore('entries');
  // Asynchronous so that one that throws at once does not leave the others without a listener.
  const putEntry = async (entry: Entry, seq: number) => store.put(entry, [header.id, seq]);
  const putHeader = async () => transaction.objectStore('games').put(header);
  await Promise.all([...entries.map((entry, place) => putEntry(entry, from + place)), putHeader()]);
}

async function read(database: Database, id: string): Promise<SavedGame | undefined> {
  const transaction = database.transaction(['games', 'entries']);
  const [record, keys, records] = await Promise.all([
    transaction.objectStore('games').get(id),
    transaction.objectStore('entries').getAllKeys(entriesFrom(id)),
    transaction.objectStore('entries').getAll(entriesFrom(id)),
  ]);
  if (!record) return undefined;
  const header = checkedHeader(id, record);
  return { header, entries: checkedEntries(header, keys as EntryKey[], records) };
}

/** What it can of a list: headers that cannot be read are handed to `onDamaged` and left out. */
async function list(database: Database, onDamaged: (problem: StorageProblem) => void): Promise<GameHeader[]> {
  const headers: GameHeader[] = [];
  for (const record of await database.getAll('games')) {
    try {
      headers.push(checkedHeader(String((record as Partial<GameHeader>).id), record));
    } catch (error) {
      onDamaged(error as StorageProblem);
    }
  }
  return headers.toSorted(lastPlayedFirst);
}

async function append(transaction: Write, header: GameHeader, entries: readonly Entry[]): Promise<void> {
  const from = header.length - entries.length;
  const stored = await transaction.objectStore('games').get(header.id);
  // Sent twice, because the browser dropped the connection before it answered.
  if (stored?.length === header.length && stored.updatedAt === header.updatedAt) return;
  const now = inPlaceOf(stored, header, (length) => length === from);
  await put(transaction, now, entries, from);
}

async function truncate(transaction: Write, header: GameHeader): Promise<void> {
  const stored = await transaction.objectStore('games').get(header.id);
  const now = inPlaceOf(stored, header, (length) => length >= header.length);
  await transaction.objectStore('entries').delete(entriesFrom(header.id, header.length));
  await put(transaction, now, [], header.length);
}

async function update(transaction: Write, header: GameHeader): Promise<void> {
  const stored = await transaction.objectStore('games').get(header.id);
  const now = inPlaceOf(stored, header, (length) => length === header.length);
  await put(transaction, now, [], header.length);
}

async function rename(transaction: Write, id: string, title: string): Promise<GameHeader | undefined> {
  const stored = await transaction.objectStore('games').get(id);
  if (!stored) return undefined;
  const header = { ...checkedHeader(id, stored), title };
  await put(transaction, header, [], header.length);
  return header;
}

async function create(transaction: Write, { header, entries }: SavedGame): Promise<void> {
  if (await transaction.objectStore('games').getKey(header.id)) {
    throw new StorageProblem('failed', `game ${header.id} is stored already`);
  }
  // Entries without a header are left behind by nobody, but would be taken for this game's.
  await transaction.objectStore('entries').delete(entriesFrom(header.id));
  await put(transaction, header, entries, 0);
}

async function remove(database: Database, id: string): Promise<SavedGame | undefined> {
  // What is damaged can be removed too; it only cannot be brought back.
  const saved = await read(database, id).catch((error: unknown) => {
    if (error instanceof StorageProblem && error.code === 'damaged') return undefined;
    throw error;
  });
  await write(database, async (transaction) => {
    await transaction.objectStore('games').delete(id);
    await transaction.objectStore('entries').delete(entriesFrom(id));
  });
  return saved;
}

/** Games in IndexedDB. Headers that are too damaged to be listed are reported to `onDamaged`. */
export function idbGames(connection: Connection, onDamaged: (problem: StorageProblem) => void): GameRepository {
  const writing = <T>(doing: string, work: (transaction: Write) => Promise<T>): Promise<T> =>
    connection.run(doing, (database) => write(database, work));
  return {
    list: () => connection.run('listing the games', (database) => list(database, onDamaged)),
    open: (id) => connection.run(`opening game ${id}`, (database) => read(database, id)),
    create: (game) => writing(`saving game ${game.header.id}`, (transaction) => create(transaction, game)),
    append: (header, ...entries) =>
      writing(`saving game ${header.id}, entry ${header.length - 1}`, (transaction) =>
        append(transaction, header, entries),
      ),
    truncate: (header) => writing(`saving game ${header.id}`, (transaction) => truncate(transaction, header)),
    update: (header) => writing(`saving game ${header.id}`, (transaction) => update(transaction, header)),
    rename: (id, title) => writing(`renaming game ${id}`, (transaction) => rename(transaction, id, title)),
    remove: (id) => connection.run(`removing game ${id}`, (database) => remove(database, id)),
  };
}
