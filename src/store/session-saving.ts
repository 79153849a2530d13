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

/** Something to be stored. */
interface Job {
  readonly kind: 'append' | 'truncate' | 'update';
  readonly header: GameHeader;
  /** What is added; none but by an `append`. */
  readonly entries: readonly Entry[];
  /** Once tried it stays as it is: it may be stored although the answer was lost. */
  readonly tried: boolean;
}

/** Two jobs in one; null where the second has to wait for its turn. */
function joined(first: Job, second: Job): Job | null {
  if (first.tried || first.kind !== 'append' || second.kind === 'truncate') return null;
  return { ...first, header: second.header, entries: [...first.entries, ...second.entries] };
}

/**
 * Writes to the repository in the order of play, one write at a time. Whatever is played while one is under way is
 * stored together by the next: the computer plays faster than a store answers, and what is shown must not be far ahead
 * of what is kept. What fails stays first in the queue, so that nothing is lost or stored out of order; every later
 * write tries it again.
 */
export function createSaver(repository: SessionRepository, onChange: (saving: Saving) => void): Saver {
  const waiting: Job[] = [];
  let running: Promise<void> | null = null;

  const store = ({ kind, header, entries }: Job): Promise<void> =>
    kind === 'append' ? repository.append(header, ...entries) : repository[kind](header);

  async function work(): Promise<void> {
    onChange({ kind: 'saving' });
    for (let job = waiting[0]; job; job = waiting[0]) {
      waiting[0] = { ...job, tried: true };
      try {
        await store(job);
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

  function add(kind: Job['kind'], header: GameHeader, ...entries: readonly Entry[]): void {
    const job: Job = { kind, header, entries, tried: false };
    const last = waiting.at(-1);
    const both = last ? joined(last, job) : null;
    if (both) waiting[waiting.length - 1] = both;
    else waiting.push(job);
    start();
  }

  return {
    append: (header, entry) => add('append', header, entry),
    truncate: (header) => add('truncate', header),
    update: (header) => add('update', header),
    retry: start,
    async flush() {
      await running;
    },
  };
}
