import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { StorageProblem } from '../../src/game';
import { connect } from '../../src/storage/connection';
import { databaseName, type Schema } from '../../src/storage/database';
import { databaseVersion, migrate, type Migration } from '../../src/storage/migrations';
import { openStorage } from '../../src/storage/open';
import { entry, header, saved } from './games';
import 'fake-indexeddb/auto';

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A second connection, as another tab or a curious person would have one. */
const behindTheScenes = () => openDB<Schema>(databaseName);

/** Makes every put into a store fail with a named error. */
function failPuts(store: string, name: string): void {
  const { value: put } = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, 'put') as {
    readonly value: (this: IDBObjectStore, ...values: unknown[]) => IDBRequest<IDBValidKey>;
  };
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...args) {
    if (this.name === store) throw new DOMException('no', name);
    return put.apply(this, args);
  });
}

describe('one transaction a command', () => {
  test.each(['entries', 'games'])('a put into %s that fails leaves both stores untouched', async (store) => {
    const { games } = await openStorage();
    await games.create(saved('a', 2));
    failPuts(store, 'DataError');
    await expect(games.append(header('a', 3), entry(2))).rejects.toMatchObject({
      name: 'StorageProblem',
      code: 'failed',
    });
    vi.restoreAllMocks();
    expect(await games.open('a')).toEqual(saved('a', 2));
    await games.append(header('a', 3), entry(2));
    expect(await games.open('a')).toEqual(saved('a', 3));
  });

  test('entry and header go together, with strict durability', async () => {
    const { games } = await openStorage();
    await games.create(saved('a', 0));
    const database = await behindTheScenes();
    const transactions = vi.spyOn(Object.getPrototypeOf(await rawDatabase()) as IDBDatabase, 'transaction');
    await games.append(header('a', 1), entry(0));
    expect(transactions.mock.calls).toEqual([[['games', 'entries'], 'readwrite', { durability: 'strict' }]]);
    expect(await database.get('entries', ['a', 0])).toEqual(entry(0));
    expect(await database.get('games', 'a')).toEqual(header('a', 1));
  });

  test('a store that is full says so, and keeps what it had', async () => {
    const { games } = await openStorage();
    await games.create(saved('a', 2));
    failPuts('entries', 'QuotaExceededError');
    const problem = await games.append(header('a', 3), entry(2)).catch((error: unknown) => error);
    expect(problem).toMatchObject({ name: 'StorageProblem', code: 'quota' });
    expect((problem as StorageProblem).detail).toContain('game a, entry 2');
    vi.restoreAllMocks();
    expect(await games.open('a')).toEqual(saved('a', 2));
  });

  test('an entry sent twice, because the answer was lost, is there once', async () => {
    const { games } = await openStorage();
    await games.create(saved('a', 0));
    await games.append(header('a', 1), entry(0));
    await games.append(header('a', 1), entry(0));
    expect(await games.open('a')).toEqual(saved('a', 1));
  });
});

const rawDatabase = () =>
  new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open(databaseName);
    request.onsuccess = () => resolve(request.result);
  });

describe('damage', () => {
  const damages: readonly (readonly [
    string,
    (database: Awaited<ReturnType<typeof behindTheScenes>>) => Promise<unknown>,
    string,
  ])[] = [
    [
      'an entry of no known kind',
      (db) => db.put('entries', { kind: 'riddle' } as never, ['a', 1]),
      'game a, entry 1: has the unknown kind "riddle"',
    ],
    [
      'an entry without events',
      (db) => db.put('entries', { kind: 'command' } as never, ['a', 2]),
      'game a, entry 2: has no events',
    ],
    ['an entry that is nothing', (db) => db.put('entries', null as never, ['a', 0]), 'game a, entry 0: is no entry'],
    ['a gap', (db) => db.delete('entries', ['a', 1]), 'game a, entry 1: is missing'],
    ['a missing end', (db) => db.delete('entries', ['a', 2]), 'game a, entry 2: is missing'],
    [
      'an entry too many',
      (db) => db.put('entries', entry(3), ['a', 3]),
      'game a, entry 3: is more than the header tells of',
    ],
  ];

  test.each(damages)('%s is named, and other games open', async (_, damage, detail) => {
    const { games } = await openStorage();
    await games.create(saved('a', 3));
    await games.create(saved('b', 2, { updatedAt: 1 }));
    await damage(await behindTheScenes());
    await expect(games.open('a')).rejects.toMatchObject({ code: 'damaged', detail });
    expect(await games.open('b')).toEqual(saved('b', 2, { updatedAt: 1 }));
    expect((await games.list()).map((game) => game.id)).toEqual(['a', 'b']);
    expect(await games.remove('a')).toBeUndefined();
    expect((await games.list()).map((game) => game.id)).toEqual(['b']);
  });

  test('a header that cannot be read is reported and the rest of the list still there', async () => {
    const onProblem = vi.fn<(problem: StorageProblem | null) => void>();
    const { games } = await openStorage({ onProblem });
    await games.create(saved('a', 1));
    await games.create(saved('b', 1));
    await (await behindTheScenes()).put('games', { ...header('a', 1), length: 'one' } as never);
    expect((await games.list()).map((game) => game.id)).toEqual(['b']);
    expect(onProblem).toHaveBeenCalledOnce();
    expect(onProblem.mock.calls[0]?.[0]).toMatchObject({ code: 'damaged' });
    expect(onProblem.mock.calls[0]?.[0]?.detail).toMatch(/^game a, header, length: /);
    await expect(games.open('a')).rejects.toMatchObject({ code: 'damaged' });
  });

  test('a header with something that a newer version added is read', async () => {
    const { games } = await openStorage();
    await games.create({ ...saved('a', 1), header: { ...header('a', 1), mood: 'grim' } as never });
    expect(await games.list()).toEqual([{ ...header('a', 1), mood: 'grim' }]);
  });
});

describe('refused, blocked, replaced', () => {
  test.each([
    ['missing', undefined],
    [
      'refused',
      {
        open: () => {
          throw new DOMException('private window', 'SecurityError');
        },
      },
    ],
    [
      'failing',
      {
        open: () => {
          throw new DOMException('internal', 'UnknownError');
        },
      },
    ],
  ])('with IndexedDB %s games live as long as the page, and the player is told', async (_, factory) => {
    vi.stubGlobal('indexedDB', factory);
    const { games, settings, problem } = await openStorage();
    expect(problem).toMatchObject({ name: 'StorageProblem', code: 'unavailable' });
    await games.create(saved('a', 0));
    await games.append(header('a', 1), entry(0));
    expect(await games.open('a')).toEqual(saved('a', 1));
    await settings.write({ language: 'ru' });
    expect(await settings.read()).toEqual({ language: 'ru' });
  });

  test('a browser that does not answer in time is reported instead of waited for', async () => {
    const hanging = await openDB(databaseName, databaseVersion);
    const upgraded = openDB(databaseName, databaseVersion + 1);
    const onProblem = vi.fn<(problem: StorageProblem | null) => void>();
    // The store of this page waits behind the upgrade of another.
    const connection = await connect(onProblem, 30);
    expect(onProblem.mock.calls[0]?.[0]).toMatchObject({ code: 'blocked' });
    await expect(connection.run('trying', async () => 1)).rejects.toMatchObject({ code: 'blocked' });
    hanging.close();
    (await upgraded).close();
  });

  test('blocked by an older tab: reported at once, works when the tab is closed', async () => {
    const older = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open(databaseName, 1);
      request.onupgradeneeded = () => request.result.createObjectStore('settings');
      request.onsuccess = () => resolve(request.result);
    });
    const factory = indexedDB;
    vi.stubGlobal('indexedDB', { open: (name: string) => factory.open(name, 2) });
    const onProblem = vi.fn<(problem: StorageProblem | null) => void>();
    const connection = await connect(onProblem);
    expect(onProblem.mock.calls).toEqual([[expect.objectContaining({ code: 'blocked' })]]);
    await expect(connection.run('trying', async () => 1)).rejects.toMatchObject({ code: 'blocked' });
    older.close();
    await vi.waitFor(() => expect(onProblem).toHaveBeenLastCalledWith(null));
    expect(await connection.run('trying', async (database) => database.version)).toBe(2);
  });

  test('when a newer version needs the store, this page gives way, says so and writes no more', async () => {
    const onProblem = vi.fn<(problem: StorageProblem | null) => void>();
    const { games } = await openStorage({ onProblem });
    await games.create(saved('a', 1));
    const newer = await openDB(databaseName, databaseVersion + 1);
    expect(onProblem.mock.calls).toEqual([[expect.objectContaining({ code: 'blocked' })]]);
    await expect(games.append(header('a', 2), entry(1))).rejects.toMatchObject({ code: 'blocked' });
    expect(await newer.get('games' as never, 'a' as never)).toEqual(header('a', 1));
    newer.close();
  });

  test('a database of a newer version is not hidden behind an empty one', async () => {
    (await openDB(databaseName, databaseVersion + 1)).close();
    const { games, problem } = await openStorage();
    expect(problem).toMatchObject({ code: 'blocked' });
    await expect(games.list()).rejects.toMatchObject({ code: 'blocked' });
  });

  test('a connection that the browser dropped is opened again', async () => {
    const connection = await connect(() => undefined);
    await connection.run('closing', async (database) => database.close());
    expect(await connection.run('trying', (database) => database.count('games'))).toBe(0);
  });
});

describe('migrations', () => {
  test('version 1 has the stores and keys that saves rely on', async () => {
    await openStorage();
    const database = await behindTheScenes();
    expect(database.version).toBe(1);
    expect([...database.objectStoreNames]).toEqual(['entries', 'games', 'maps', 'scenarios', 'settings']);
    const transaction = database.transaction(['games', 'entries', 'maps']);
    expect(transaction.objectStore('games').keyPath).toBe('id');
    expect([...transaction.objectStore('games').indexNames]).toEqual(['updatedAt']);
    expect(transaction.objectStore('entries').keyPath).toBeNull();
    expect(transaction.objectStore('maps').keyPath).toBe('id');
  });

  test('only the steps that a database lacks are run, in order', async () => {
    const ran: string[] = [];
    const steps: Migration[] = ['first', 'second', 'third'].map((name) => () => void ran.push(name));
    await migrate(undefined as never, undefined as never, 1, steps);
    expect(ran).toEqual(['second', 'third']);
  });
});
