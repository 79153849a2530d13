import type { CommonState } from '../../game';
import { thoughtSeed, type AnyThought } from '../../solo';
import { computerPlays } from '../session-core';
import type { AtTable, TableNow } from './at-table';
import { ThinkerProblem, type Thinker, type ThinkerProblemCode } from './thinker';

/** Who gives advice. */
const adviser = 'captain';

export type Hint =
  | { readonly kind: 'none' }
  | { readonly kind: 'thinking' }
  | { readonly kind: 'shown'; readonly thought: AnyThought }
  | { readonly kind: 'failed'; readonly trouble: Exclude<ThinkerProblemCode, 'stopped'> };

export interface HintDeeds {
  readonly hint: Hint;
  /** Asks what the computer would do here. The command is shown and not given. */
  readonly askHint: () => void;
  readonly takeHint: () => void;
  readonly dropHint: () => void;
}

/** Whether a person is to give the next command, in this tab. */
export const personPlays = (now: Omit<TableNow, 'state' | 'played'> & { readonly state: CommonState }): boolean =>
  !now.readOnly && now.cover === null && !now.question && !now.state.outcome && !computerPlays(now);

/** Hints for a person. Asking for one leaves no trace in the journal. */
export function createHint({
  table,
  thinker,
  set,
  get,
}: {
  readonly table: AtTable;
  readonly thinker: Thinker;
  readonly set: (hint: Hint) => void;
  readonly get: () => Hint;
}): HintDeeds {
  async function ask(): Promise<void> {
    const now = table.now();
    if (!personPlays(now) || get().kind === 'thinking') return;
    const asked: Hint = { kind: 'thinking' };
    set(asked);
    const wanted = () => get() === asked && table.now().state === now.state;
    try {
      const seed = thoughtSeed(now.header.setup.seed, now.entries.length);
      const thought = await thinker.think(now.entries, adviser, seed, true);
      if (!wanted()) return;
      set({ kind: 'shown', thought });
      table.point(thought.command);
    } catch (problem) {
      if (!wanted()) return;
      const code = problem instanceof ThinkerProblem ? problem.code : 'failed';
      set(code === 'stopped' ? { kind: 'none' } : { kind: 'failed', trouble: code });
    }
  }

  function drop(): void {
    const hint = get();
    if (hint.kind === 'none') return;
    set({ kind: 'none' });
    if (hint.kind === 'thinking') thinker.stop();
  }

  return {
    hint: { kind: 'none' },
    askHint: () => void ask(),
    takeHint() {
      const hint = get();
      if (hint.kind !== 'shown') return;
      drop();
      table.dispatch(hint.thought.command);
    },
    dropHint: drop,
  };
}
