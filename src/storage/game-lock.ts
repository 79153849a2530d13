/** A lock on one game, so that no second tab plays it too. */
export interface GameLock {
  /** False: another tab plays this game, so here it can only be read. */
  readonly held: boolean;
  /** Resolves once the other tab has released the lock, which may then be taken; never when `held`. */
  readonly free: Promise<void>;
  release(): void;
}

const never = new Promise<void>(() => undefined);
const nameOf = (gameId: string): string => `escarmouche:game:${gameId}`;

/** Locks that this tab has released and that the browser has not yet freed. */
const leaving = new Map<string, Promise<unknown>>();

/** Waits in the queue for a lock that is held elsewhere, and lets go of it at once. */
function whenFree(locks: LockManager, name: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    locks.request(name, { signal }, () => resolve()).catch(() => undefined);
  });
}

/**
 * Takes the lock of a game if nobody holds it. Where the browser has no locks it is always held; the store itself
 * then still refuses to mix the moves of two tabs.
 */
export async function takeGameLock(
  gameId: string,
  locks: LockManager | undefined = globalThis.navigator?.locks,
): Promise<GameLock> {
  if (!locks) return { held: true, free: never, release: () => undefined };
  const name = nameOf(gameId);
  await leaving.get(name);
  return new Promise((resolve) => {
    const request = locks.request(name, { ifAvailable: true }, (lock) => {
      if (!lock) {
        const waiting = new AbortController();
        resolve({ held: false, free: whenFree(locks, name, waiting.signal), release: () => waiting.abort() });
        return undefined;
      }
      return new Promise<void>((letGo) => {
        const release = (): void => {
          leaving.set(name, request);
          letGo();
        };
        resolve({ held: true, free: never, release });
      });
    });
    // Refused in an opaque origin, or without permission: play on as if there were no locks.
    request
      .catch(() => resolve({ held: true, free: never, release: () => undefined }))
      .finally(() => {
        if (leaving.get(name) === request) leaving.delete(name);
      });
  });
}
