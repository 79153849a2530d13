import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { takeGameLock } from '../../src/storage/game-lock';
import { openStorage } from '../../src/storage/open';
import { askToPersist, type Persistence } from '../../src/storage/persist';
import { saved } from './games';
import 'fake-indexeddb/auto';

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));

const storageManager = (persisted: boolean, answer: boolean | Error) => {
  const persist = vi.fn<() => Promise<boolean>>(async () => {
    if (answer instanceof Error) throw answer;
    return answer;
  });
  return { persist, manager: { persist, persisted: async () => persisted } as unknown as StorageManager };
};

test('settings are kept from one opening to the next', async () => {
  const { settings } = await openStorage();
  expect(await settings.read()).toBeUndefined();
  await settings.write({ language: 'fr', sound: false });
  expect(await (await openStorage()).settings.read()).toEqual({ language: 'fr', sound: false });
});

describe('asking the browser to keep the games', () => {
  test.each<[string, StorageManager | undefined, Persistence]>([
    ['granted', storageManager(false, true).manager, 'kept'],
    ['refused', storageManager(false, false).manager, 'refused'],
    ['granted earlier', storageManager(true, false).manager, 'kept'],
    ['failing', storageManager(false, new Error('no')).manager, 'unknown'],
    ['without the question', undefined, 'unknown'],
  ])('%s', async (_, manager, expected) => expect(await askToPersist(manager)).toBe(expected));

  test('is done once, after the first saved game', async () => {
    const { persist, manager } = storageManager(false, false);
    vi.stubGlobal('navigator', { storage: manager });
    const onPersistence = vi.fn<(persistence: Persistence) => void>();
    const { games } = await openStorage({ onPersistence });
    expect(persist).not.toHaveBeenCalled();
    await games.create(saved('a', 0));
    await games.create(saved('b', 0));
    await vi.waitFor(() => expect(onPersistence.mock.calls).toEqual([['refused']]));
    expect(persist).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });
});

/** The Web Locks that this file needs: exclusive, a queue a name. */
function fakeLocks(): LockManager {
  const holders = new Map<string, Promise<unknown>>();
  const request = async (name: string, options: LockOptions, granted: (lock: Lock | null) => unknown) => {
    await Promise.resolve();
    if (holders.has(name) && options.ifAvailable) return granted(null);
    while (holders.has(name)) {
      await holders.get(name);
      if (options.signal?.aborted) throw new DOMException('aborted', 'AbortError');
    }
    const done = Promise.resolve(granted({ name, mode: 'exclusive' })).finally(() => holders.delete(name));
    holders.set(name, done);
    return done;
  };
  return { request } as unknown as LockManager;
}

describe('two tabs on one game', () => {
  test('the second is told, and hears when the first has let go', async () => {
    const locks = fakeLocks();
    const first = await takeGameLock('a', locks);
    const second = await takeGameLock('a', locks);
    const other = await takeGameLock('b', locks);
    expect([first.held, second.held, other.held]).toEqual([true, false, true]);
    first.release();
    await second.free;
    expect((await takeGameLock('a', locks)).held).toBe(true);
  });

  test('a page that lets go and takes again at once has it', async () => {
    const locks = fakeLocks();
    const first = await takeGameLock('a', locks);
    first.release();
    const again = await takeGameLock('a', locks);
    expect(again.held).toBe(true);
    again.release();
  });

  test('one who stopped waiting is not woken', async () => {
    const locks = fakeLocks();
    const first = await takeGameLock('a', locks);
    const second = await takeGameLock('a', locks);
    const woken = vi.fn<() => void>();
    void second.free.then(woken);
    second.release();
    first.release();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(woken).not.toHaveBeenCalled();
  });

  test('without locks every tab may play', async () => {
    vi.stubGlobal('navigator', {});
    expect((await takeGameLock('a')).held).toBe(true);
    vi.unstubAllGlobals();
  });

  test('with locks that the browser refuses too', async () => {
    const locks = { request: () => Promise.reject(new DOMException('no', 'SecurityError')) } as unknown as LockManager;
    expect((await takeGameLock('a', locks)).held).toBe(true);
  });
});
