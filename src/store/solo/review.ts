import { createStore, type StoreApi } from 'zustand/vanilla';
import { armiesOfPersons, armyIds, type ArmyId, type SavedGame } from '../../game';
import { thoughtSeed, type Missed } from '../../solo';
import type { Worktable } from './thinker';

/** A turn that could have been better. */
export interface Finding {
  readonly army: ArmyId;
  readonly turn: number;
  /** Its index among all turns of the game; deployment counts as a turn of its own. */
  readonly index: number;
  /** Whether it is the deployment. */
  readonly before: boolean;
  /** What it cost, in hundredths of a point. */
  readonly loss: number;
  /** What would have been better; undefined until it is known. */
  readonly missed: Missed | undefined;
}

export type ReviewPhase =
  | { readonly kind: 'idle' }
  /** How many turns have been examined so far. */
  | { readonly kind: 'weighing'; readonly done: number; readonly of: number }
  | { readonly kind: 'explaining' }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed' };

export interface ReviewState {
  readonly phase: ReviewPhase;
  /** The worst first. */
  readonly findings: readonly Finding[];
  readonly start: () => void;
  /** Stops the work; what was found is kept. */
  readonly stop: () => void;
}

export type Review = StoreApi<ReviewState>;

/** So many turns are told at most. */
const most = 5;
/** What is lost less than this is within what dice can do, in hundredths of a point. */
const least = 50;

/** The armies whose turns are looked at: those of persons; where the computer played both, both. */
function reviewed({ header }: SavedGame): readonly ArmyId[] {
  const persons = armiesOfPersons(header.setup.players);
  return persons.length > 0 ? persons : armyIds;
}

/**
 * Reviews a game as the level `captain` sees it: first which turns cost most, then what would have been better in each.
 * `begin` starts a worker of its own, so that play never has to wait.
 */
export function createReview(saved: () => SavedGame, begin: () => Worktable): Review {
  let worker: Worktable | null = null;

  return createStore<ReviewState>()((set, get) => {
    const leave = (): void => {
      worker?.end();
      worker = null;
    };

    async function work(mine: Worktable): Promise<void> {
      const ask = <Answer>(answer: Promise<Answer>): Promise<Answer> => Promise.race([answer, mine.died]);
      const game = saved();
      const { seed } = game.header.setup;
      const armies = reviewed(game);
      const heads = await ask(mine.read(game.entries));
      const turns = heads
        .map((head, index) => {
          const before = heads.slice(index + 1).some(({ army, turn }) => army === head.army && turn === head.turn);
          return { ...head, index, before };
        })
        .filter(({ army }) => armies.includes(army));
      let found: readonly Finding[] = [];
      for (const [done, head] of turns.entries()) {
        if (worker !== mine) return;
        set({ phase: { kind: 'weighing', done, of: turns.length } });
        const loss = await ask(mine.loss(head.index, thoughtSeed(seed, head.index)));
        if (loss >= least) found = [...found, { ...head, loss, missed: undefined }];
        found = found.toSorted((a, b) => b.loss - a.loss).slice(0, most);
        if (worker === mine) set({ findings: found });
      }
      for (const finding of found) {
        if (worker !== mine) return;
        set({ phase: { kind: 'explaining' } });
        const missed = await ask(mine.missed(finding.index, thoughtSeed(seed, finding.index)));
        // Where nothing better is found it was the dice.
        found = missed
          ? found.map((one) => (one.index === finding.index ? { ...one, missed } : one))
          : found.filter(({ index }) => index !== finding.index);
        if (worker === mine) set({ findings: found });
      }
      if (worker !== mine) return;
      leave();
      set({ phase: { kind: 'done' } });
    }

    return {
      phase: { kind: 'idle' },
      findings: [],
      start() {
        leave();
        const mine = begin();
        worker = mine;
        set({ phase: { kind: 'weighing', done: 0, of: 1 }, findings: [] });
        work(mine).catch(() => {
          if (worker !== mine) return;
          leave();
          set({ phase: { kind: 'failed' } });
        });
      },
      stop() {
        leave();
        if (get().phase.kind !== 'done') set({ phase: { kind: 'idle' } });
      },
    };
  });
}
