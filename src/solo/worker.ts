/// <reference lib="webworker" />
import { expose } from 'comlink';
import type { AnySoloGame } from './any-game';
import { createDesk } from './desk';
import { soloGames } from './games';

declare const self: DedicatedWorkerGlobalScope;

const games: Readonly<Record<string, unknown>> = soloGames;

/** The desk, and a sign of life: a lock that the browser takes back when the worker ends, however it ends. */
const remote = {
  ...createDesk((system) => games[system] as AnySoloGame | undefined),
  /** Resolves once the lock is held, to false where the browser has no locks. */
  async live(name: string): Promise<boolean> {
    if (!self.navigator.locks) return false;
    return new Promise((resolve) => {
      const held = self.navigator.locks.request(name, () => {
        resolve(true);
        return new Promise<never>(() => undefined);
      });
      held.catch(() => resolve(false));
    });
  },
};

expose(remote);

export type RemoteDesk = typeof remote;
