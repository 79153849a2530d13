import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ArmyId, CommonState, Entry } from '../../game';
import type { Exercise, Step, Verdict } from '../../practice';

/** What a drill needs of the session of a problem, whichever game it belongs to. */
export interface DrillSession {
  readonly getState: () => {
    readonly entries: readonly Entry[];
    readonly state: CommonState;
    readonly cover: ArmyId | null;
    readonly dispatch: (command: never) => { readonly kind: string };
    readonly answerDie: (face: number) => unknown;
    readonly uncover: () => void;
    readonly endReplay: () => void;
  };
  readonly subscribe: (listener: () => void) => () => void;
}

export interface DrillState {
  readonly verdict: Verdict;
  /** How many steps of the solution have been shown, and of how many; null while the player tries. */
  readonly shown: { readonly steps: number; readonly of: number } | null;
  /** Shows the solution's next step. */
  readonly step: () => void;
}

export interface Drill extends StoreApi<DrillState> {
  /** Stops watching the session. */
  readonly stop: () => void;
}

/** Nobody passes the tablet in practice, and an army that nobody plays lets its turns go by. */
function attend(session: DrillSession, { problem, pass }: Exercise): void {
  for (;;) {
    const { cover, state, uncover, endReplay, dispatch } = session.getState();
    if (cover !== null) {
      uncover();
      endReplay();
    } else if (problem.opponent !== undefined || state.outcome || state.active === problem.army) return;
    else if (dispatch(pass as never).kind !== 'done') return;
  }
}

/** Does a step of the solution: its dice are typed in, as players do who roll on the table. */
function perform(session: DrillSession, { command, faces }: Step): void {
  const { dispatch, answerDie } = session.getState();
  dispatch(command as never);
  for (const face of faces) answerDie(face);
}

/** A problem being played: judged after every command until it is solved or failed; or its solution, step by step. */
export function createDrill(
  exercise: Exercise,
  session: DrillSession,
  { solution, onDecided }: { readonly solution: boolean; readonly onDecided: (solved: boolean) => void },
): Drill {
  const steps = solution ? exercise.solution() : [];
  const store = createStore<DrillState>()((set, get) => ({
    verdict: { kind: 'open' },
    shown: solution ? { steps: 0, of: steps.length } : null,
    step() {
      const { shown } = get();
      const next = shown && steps[shown.steps];
      if (!next) return;
      perform(session, next);
      set({ shown: { ...shown, steps: shown.steps + 1 } });
    },
  }));
  let attending = false;
  function look(): void {
    if (attending) return;
    attending = true;
    attend(session, exercise);
    attending = false;
    if (store.getState().verdict.kind !== 'open') return;
    const verdict = exercise.judge(session.getState().entries);
    if (verdict.kind === 'open') return;
    store.setState({ verdict });
    if (!solution) onDecided(verdict.kind === 'solved');
  }
  look();
  return { ...store, stop: session.subscribe(look) };
}
