import { wrap, type Remote } from 'comlink';
import type { RemoteDesk } from '../../solo/worker';
import { ThinkerProblem, type Worktable } from './thinker';

/** No worker takes longer to begin, in milliseconds. */
const beginning = 10_000;

/** Rejects when a worker gives no first sign of life. */
const tooLate = (): Promise<never> =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new ThinkerProblem('died', 'the worker has not begun')), beginning);
  });

/** Rejects once the worker is gone: its lock is free again. Where there are no locks only an error tells. */
async function whenGone(desk: Remote<RemoteDesk>, name: string): Promise<never> {
  const lives = await Promise.race([desk.live(name), tooLate()]);
  if (!lives) return new Promise<never>(() => undefined);
  await navigator.locks.request(name, () => undefined);
  throw new ThinkerProblem('died', 'the worker has ended');
}

/** Starts a worker and loads a game into it. */
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
    think: async (...question) => seated.then(() => desk.think(...question)),
    recall: async (entries, place, level, seed) => seated.then(() => desk.recall(entries, place, level, seed)),
    read: async (entries) => seated.then(() => desk.read(entries)),
    loss: async (turn, seed) => seated.then(() => desk.loss(turn, seed)),
    missed: async (turn, seed) => seated.then(() => desk.missed(turn, seed)),
    died,
    end: () => worker.terminate(),
  };
}
