import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ArmyId, Level } from '../../game';
import { thoughtSeed, type AnyThought } from '../../solo';
import { computerPlays } from '../session-core';
import type { AtTable, TableNow } from './at-table';
import { createHint, type Hint, type HintDeeds } from './hint';
import { pauseOf, pointsFirst, type PaceSource } from './pace';
import { ThinkerProblem, type Thinker, type ThinkerProblemCode } from './thinker';

/** After so many milliseconds the screen says that the computer is thinking. */
export const longMilliseconds = 500;

/** Why the computer cannot go on; `refused`: the rules forbid the command that it chose. */
export type Trouble = Exclude<ThinkerProblemCode, 'stopped'> | 'refused';

export type Phase =
  /** A person plays, or no command is possible now. */
  | { readonly kind: 'idle' }
  | { readonly kind: 'thinking'; readonly long: boolean }
  /** It has decided. The last move may still be shown; then it points at its next command, or waits for a tap. */
  | { readonly kind: 'decided'; readonly thought: AnyThought; readonly waits: boolean; readonly pointed: boolean }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed'; readonly trouble: Trouble };

/** A command that the computer gave, with its reasons. */
export interface Deed {
  readonly army: ArmyId;
  /** Its place in the journal. */
  readonly place: number;
  readonly thought: AnyThought;
}

export interface OpponentState {
  readonly phase: Phase;
  /** Its commands since the game was opened, by place in the journal. */
  readonly deeds: ReadonlyMap<number, Deed>;
  readonly hint: Hint;
  /** To be called by the screen when the board begins or ends showing something. */
  readonly showing: (busy: boolean) => void;
  /** Gives the command with which it is waiting. */
  readonly next: () => void;
  /** Stops thinking until `goOn` is called. */
  readonly stop: () => void;
  /** Continues after a stop, or tries again after a failure. */
  readonly goOn: () => void;
  readonly askHint: () => void;
  readonly takeHint: () => void;
  readonly dropHint: () => void;
}

export type Opponent = StoreApi<OpponentState>;

export interface OpponentParts {
  readonly table: AtTable;
  readonly thinker: Thinker;
  readonly pace: PaceSource;
}

const idle: Phase = { kind: 'idle' };

/** Whether the computer may play now: nobody else holds the game, nothing is covered, no die is asked for. */
const isDue = (now: TableNow): boolean => !now.readOnly && now.cover === null && !now.question && computerPlays(now);

/** What a thought depends on. */
const levelOf = ({ header, state }: TableNow): Level | undefined => header.setup.players[state.active].computer;

/**
 * The computer player: thinks whenever it is its turn, waits until the board has shown what happened, and gives its
 * commands one by one. `close` ends it.
 */
export function createOpponent({ table, thinker, pace }: OpponentParts): { store: Opponent; close: () => void } {
  let busy = false;
  let attempt = 0;
  // Closed for good, or in the midst of giving a command.
  let closed = false;
  let acting = false;
  let longTimer: ReturnType<typeof setTimeout> | undefined;
  let pauseTimer: ReturnType<typeof setTimeout> | undefined;
  // What is being thought about, or has been decided.
  let subject: { readonly state: object; readonly level: Level | undefined } | null = null;

  const store = createStore<OpponentState>()((set, get) => ({
    phase: idle,
    deeds: new Map(),
    ...createHint({ table, thinker, set: (hint) => set({ hint }), get: () => get().hint }),
    showing(now) {
      busy = now;
      consider();
    },
    next: act,
    stop() {
      if (get().phase.kind === 'idle') return;
      leave();
      set({ phase: { kind: 'stopped' } });
    },
    goOn() {
      if (get().phase.kind === 'failed') attempt++;
      set({ phase: idle });
      consider();
    },
  }));
  const { setState: set, getState: get } = store;

  function leave(): void {
    clearTimeout(longTimer);
    clearTimeout(pauseTimer);
    if (get().phase.kind === 'thinking') thinker.stop();
    subject = null;
  }

  /** Looks at the table and does what is due: thinks, waits, acts, or does nothing. */
  function consider(): void {
    if (closed || acting) return;
    const now = table.now();
    const { phase } = get();
    if (!isDue(now)) {
      if (phase.kind === 'idle') return;
      leave();
      set({ phase: idle });
      return;
    }
    const level = levelOf(now);
    const stale = subject?.state !== now.state || subject.level !== level;
    if (phase.kind === 'stopped' || (phase.kind === 'failed' && !stale)) return;
    if (stale || phase.kind === 'idle') void think(now);
    else if (phase.kind === 'decided') pause();
  }

  async function think(now: TableNow): Promise<void> {
    leave();
    get().dropHint();
    const level = levelOf(now);
    if (level === undefined) return;
    const mine = { state: now.state, level };
    subject = mine;
    set({ phase: { kind: 'thinking', long: false } });
    longTimer = setTimeout(() => set({ phase: { kind: 'thinking', long: true } }), longMilliseconds);
    try {
      const seed = thoughtSeed(now.header.setup.seed, now.entries.length, attempt);
      const thought = await thinker.think(now.entries, level, seed);
      if (subject !== mine) return;
      clearTimeout(longTimer);
      set({ phase: { kind: 'decided', thought, waits: false, pointed: false } });
      pause();
    } catch (problem) {
      if (subject === mine) fail(problem instanceof ThinkerProblem ? problem.code : 'failed');
    }
  }

  function fail(trouble: Trouble | 'stopped'): void {
    clearTimeout(longTimer);
    set({ phase: trouble === 'stopped' ? { kind: 'stopped' } : { kind: 'failed', trouble } });
  }

  /** Lets what happened be seen, and what comes next be read, before it is done. */
  function pause(): void {
    const { phase } = get();
    if (phase.kind !== 'decided') return;
    clearTimeout(pauseTimer);
    const speed = pace.now();
    const wait = pauseOf[speed];
    if (wait === 0) return act();
    if (busy) return;
    const pointed = pointsFirst(speed);
    if (pointed) table.point(phase.thought.command);
    if (wait !== null) pauseTimer = setTimeout(act, wait);
    const waits = wait === null;
    if (phase.waits !== waits || phase.pointed !== pointed) set({ phase: { ...phase, waits, pointed } });
  }

  /** Gives the command that it decided on. */
  function act(): void {
    const { phase, deeds } = get();
    const now = table.now();
    if (phase.kind !== 'decided' || subject?.state !== now.state || !isDue(now)) return;
    clearTimeout(pauseTimer);
    const place = now.entries.length;
    const deed = { army: now.state.active, place, thought: phase.thought };
    subject = null;
    set({ phase: idle, deeds: new Map(deeds).set(place, deed) });
    acting = true;
    const answer = table.playFor(phase.thought.command);
    acting = false;
    if (answer.kind === 'done') {
      attempt = 0;
      // Nothing of a turn at full speed was seen while it was played.
      const next = table.now();
      const handedOver = next.state.active !== now.state.active && !computerPlays(next) && !next.state.outcome;
      if (handedOver && pauseOf[pace.now()] === 0) table.showTurnAgain();
      consider();
      return;
    }
    subject = { state: now.state, level: levelOf(now) };
    set({ phase: { kind: 'failed', trouble: 'refused' }, deeds });
  }

  const stopWatching = table.subscribe((now, before) => {
    if (now.state !== before.state) {
      get().dropHint();
      const how = now.played?.how;
      // Whoever goes back wants to look, not to see the same done again.
      if (how !== 'command' && now.played !== before.played && isDue(now)) {
        leave();
        set({ phase: { kind: 'stopped' } });
        return;
      }
    }
    consider();
  });
  const stopPacing = pace.subscribe(() => pause());

  function close(): void {
    closed = true;
    stopWatching();
    stopPacing();
    leave();
    thinker.stop();
  }

  consider();
  return { store, close };
}

export type { Hint, HintDeeds };
