import { StorageProblem, type Entry, type GameHeader, type GameRepository, type StorageProblemCode } from '../game';

/** How far the game in play is stored. `failed`: the moves since then are only in memory, and wait to be stored. */
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
  /** Tries to store again what failed, and everything after it. */
  readonly retry: () => void;
  /** Resolves once nothing is being written: all is stored, or something failed. */
  readonly flush: () => Promise<void>;
}

/** One write to the repository. */
interface Job {
  readonly kind: 'append' | 'truncate' | 'update';
  readonly header: GameHeader;
  /** The entries to append; empty for other writes. */
  readonly entries: readonly Entry[];
  /**
   * Whether the write was attempted. It must not change any more then: it may have been stored even if the confirmation
   * never came.
   */
  readonly tried: boolean;
}

/** Two writes merged into one; null where the second must come after the first. */
function joined(first: Job, second: Job): Job | null {
  if (first.tried || first.kind !== 'append' || second.kind === 'truncate') return null;
  return { ...first, header: second.header, entries: [...first.entries, ...second.entries] };
}

/**
 * Writes to the repository in the order of play, one write at a time. Entries made during a write are stored together
 * by the next one, because the computer plays faster than the storage answers, and what is shown must not be far ahead
 * of what is stored. A failed write stays first in the queue, so that nothing is lost or stored out of order; every
 * later write tries it again first.
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
