import { wrap, type Remote } from 'comlink';
import type { AnyThought } from '../../solo';
import type { RemoteDesk } from '../../solo/worker';
import { ThinkerProblem, type Worktable } from './thinker';

/** Rejects once the worker is gone: its lock is free again. Where there are no locks only an error tells. */
async function whenGone(desk: Remote<RemoteDesk>, name: string): Promise<never> {
  const lives = await desk.live(name);
  if (!lives) return new Promise<never>(() => undefined);
  await navigator.locks.request(name, () => undefined);
  throw new ThinkerProblem('died', 'the worker has ended');
}

/** A worker of its own with a game on its desk. */
export function beginWorktable(system: string, game: unknown): Worktable {
  const worker = new Worker(new URL('../../solo/worker.ts', import.meta.url), { type: 'module', name: 'opponent' });
  const desk = wrap<RemoteDesk>(worker);
  const failed = new Promise<never>((_, reject) => {
    worker.addEventListener('error', ({ message }) => reject(new ThinkerProblem('died', message)));
    worker.addEventListener('messageerror', () => reject(new ThinkerProblem('died', 'a message could not be read')));
  });
  const died = Promise.race([failed, whenGone(desk, `escarmouche:opponent:${crypto.randomUUID()}`)]);
  const seated = desk.sit(system, game);
  // Whoever asks is told; nobody may be asking when it happens.
  died.catch(() => undefined);
  seated.catch(() => undefined);
  return {
    async think(state, level, seed): Promise<AnyThought> {
      await seated;
      return desk.think(state, level, seed);
    },
    died,
    end: () => worker.terminate(),
  };
}
