import type { AnyThought, Desk } from '../../solo';

/** Why there is no answer: the worker has `died` or is too `slow`, the computation `failed`, or it was `stopped`. */
export type ThinkerProblemCode = 'died' | 'slow' | 'failed' | 'stopped';

export class ThinkerProblem extends Error {
  override readonly name = 'ThinkerProblem';
  constructor(
    readonly code: ThinkerProblemCode,
    readonly detail = '',
  ) {
    super(`${code}${detail && `: ${detail}`}`);
  }
}

type Asked<Ask> = Ask extends (...given: infer Given) => infer Answer ? (...given: Given) => Promise<Answer> : never;

/** A worker that has loaded a game; its answers come later. */
export interface Worktable {
  readonly think: Asked<Desk['think']>;
  readonly recall: Asked<Desk['recall']>;
  readonly read: Asked<Desk['read']>;
  readonly loss: Asked<Desk['loss']>;
  readonly missed: Asked<Desk['missed']>;
  /** Rejects when the worker has ended or could not start; never resolves. */
  readonly died: Promise<never>;
  readonly end: () => void;
}

/**
 * Answers questions about one game, one at a time. A worker is started with the first question, and again after the
 * last one has ended.
 */
export interface Thinker {
  /** Rejects with a `ThinkerProblem`. A new question stops the one that is waiting. */
  readonly think: Worktable['think'];
  /** Stops the question that is being answered, and the worker. */
  readonly stop: () => void;
}

interface Asking {
  readonly table: Worktable;
  readonly drop: (problem: ThinkerProblem) => void;
}

const problemOf = (problem: unknown): ThinkerProblem =>
  problem instanceof ThinkerProblem
    ? problem
    : new ThinkerProblem('failed', problem instanceof Error ? problem.message : String(problem));

/** `begin` starts a worker, which is stopped when a question takes longer than `patience` milliseconds. */
export function createThinker(begin: () => Worktable, patience: number): Thinker {
  let table: Worktable | null = null;
  let asking: Asking | null = null;

  const leave = (): void => {
    table?.end();
    table = null;
  };
  /** A worker that ends while nobody asks is replaced without a word. */
  function seat(): Worktable {
    const begun = begin();
    begun.died.catch(() => {
      if (table === begun && asking === null) leave();
    });
    return begun;
  }
  function stop(): void {
    const waiting = asking;
    asking = null;
    // A worker that has nothing to do is kept for the next question.
    if (!waiting) return;
    leave();
    waiting.drop(new ThinkerProblem('stopped'));
  }

  async function think(...question: Parameters<Thinker['think']>): Promise<AnyThought> {
    stop();
    const current = (table ??= seat());
    let timer: ReturnType<typeof setTimeout> | undefined;
    const given = new Promise<never>((_, drop) => {
      asking = { table: current, drop };
      timer = setTimeout(() => drop(new ThinkerProblem('slow')), patience);
    });
    try {
      return await Promise.race([current.think(...question), current.died, given]);
    } catch (cause) {
      const problem = problemOf(cause);
      if (problem.code !== 'failed' && table === current) leave();
      throw problem;
    } finally {
      clearTimeout(timer);
      if (asking?.table === current) asking = null;
    }
  }

  return { think, stop };
}
