import { StorageProblem, type Entry, type GameHeader, type GameRepository, type StorageProblemCode } from '../game';

/** How the game in play is kept. `failed`: the moves since are in memory alone, and wait to be stored. */
export type Saving =
  | { readonly kind: 'saved' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'failed'; readonly code: StorageProblemCode; readonly detail: string };

/** The part of the repository that a game in play writes to. */
export type SessionRepository = Pick<GameRepository, 'append' | 'truncate' | 'update'>;

export interface Saver {
  readonly append: (header: GameHeader, entry: Entry) => void;
  readonly truncate: (header: GameHeader) => void;
  readonly update: (header: GameHeader) => void;
  /** Tries again what failed, and everything after it. */
  readonly retry: () => void;
  /** Resolves once nothing is being written: all is stored, or something failed. */
  readonly flush: () => Promise<void>;
}

/**
 * Writes to the repository one after another, in the order of play. What fails stays first in the queue, so that
 * nothing is lost or stored out of order; every later write tries it again.
 */
export function createSaver(repository: SessionRepository, onChange: (saving: Saving) => void): Saver {
  const waiting: (() => Promise<void>)[] = [];
  let running: Promise<void> | null = null;

  async function work(): Promise<void> {
    onChange({ kind: 'saving' });
    for (let job = waiting[0]; job; job = waiting[0]) {
      try {
        await job();
      } catch (problem) {
        const known = problem instanceof StorageProblem ? problem : new StorageProblem('failed', String(problem));
        running = null;
        onChange({ kind: 'failed', code: known.code, detail: known.detail });
        return;
      }
      waiting.shift();
    }
    running = null;
    onChange({ kind: 'saved' });
  }

  function start(): void {
    // In a task of its own: what it does at once must not come before `running` is set.
    if (!running && waiting.length > 0) running = Promise.resolve().then(work);
  }

  function add(job: () => Promise<void>): void {
    waiting.push(job);
    start();
  }

  return {
    append: (header, entry) => add(() => repository.append(header, entry)),
    truncate: (header) => add(() => repository.truncate(header)),
    update: (header) => add(() => repository.update(header)),
    retry: start,
    async flush() {
      await running;
    },
  };
}
