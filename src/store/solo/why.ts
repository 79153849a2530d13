import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SavedGame } from '../../game';
import type { AnyThought } from '../../solo';
import type { Worktable } from './thinker';

/** The answer to why the computer gave a command. */
export type Reasoned =
  | { readonly kind: 'thinking' }
  | { readonly kind: 'known'; readonly thought: AnyThought }
  /** Thinking again, no level would have given it. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed' };

export interface WhyState {
  /** The answers by place in the journal. */
  readonly answers: ReadonlyMap<number, Reasoned>;
  /** Asks why the computer gave the command at that place. Nothing is asked twice. */
  readonly ask: (place: number) => void;
  /** Stops the question that is being answered. */
  readonly stop: () => void;
}

export type Why = StoreApi<WhyState>;

/**
 * Explains any command of the computer, also of earlier sittings: nothing is stored about it, so the computer thinks
 * again. `remembered`: the thoughts that are still known; `begin` starts a worker of its own, so that play never has to
 * wait.
 */
export function createWhy(
  saved: () => SavedGame,
  remembered: (place: number) => AnyThought | undefined,
  begin: () => Worktable,
): Why {
  let worker: Worktable | null = null;
  let waiting: Promise<void> = Promise.resolve();

  return createStore<WhyState>()((set, get) => {
    const tell = (place: number, answer: Reasoned): void => set({ answers: new Map(get().answers).set(place, answer) });

    async function recall(place: number): Promise<void> {
      const { header, entries } = saved();
      const entry = entries[place];
      const level = entry?.kind === 'command' ? header.setup.players[entry.by].computer : undefined;
      if (level === undefined) return tell(place, { kind: 'unknown' });
      const mine = (worker ??= begin());
      try {
        const answer = mine.recall(entries, place, level, header.setup.seed);
        const thought = await Promise.race([answer, mine.died]);
        tell(place, thought ? { kind: 'known', thought } : { kind: 'unknown' });
      } catch {
        if (worker === mine) worker = null;
        mine.end();
        tell(place, { kind: 'failed' });
      }
    }

    return {
      answers: new Map(),
      ask(place) {
        const before = get().answers.get(place);
        if (before && before.kind !== 'failed') return;
        const thought = remembered(place);
        if (thought) return tell(place, { kind: 'known', thought });
        tell(place, { kind: 'thinking' });
        // One after the other: there is one worker.
        waiting = waiting.then(() => recall(place));
      },
      stop() {
        worker?.end();
        worker = null;
      },
    };
  });
}
