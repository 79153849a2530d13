import type { CommonState, Entry, GameEvent, GameSystem } from '../game';

/** A journal whose state after any number of entries can be read. It never changes. */
export interface Reel<State> {
  /** The last moment, which is after all entries. Moment 0 is before the first. */
  readonly length: number;
  readonly stateAt: (moment: number) => State;
}

/** A state is kept every `stride` entries, so that a jump folds no more than these. */
const stride = 24;

/** Makes a reel of a journal. States are folded when they are first asked for, and some of them are kept. */
export function createReel<Game, State extends CommonState, Event extends GameEvent>(
  system: Pick<GameSystem<Game, State, never, Event, unknown>, 'initial' | 'evolve'>,
  game: Game,
  entries: readonly Entry<{ readonly type: string }, Event>[],
): Reel<State> {
  const kept = new Map<number, State>([[0, system.initial(game)]]);
  let last: { readonly moment: number; readonly state: State } = { moment: 0, state: kept.get(0)! };

  const known = (moment: number): State | undefined => (last.moment === moment ? last.state : kept.get(moment));

  function stateAt(moment: number): State {
    // Back along what led here, over every way back, to a state that is known; then forward again.
    const path: number[] = [];
    let from = moment;
    let state = known(from);
    while (state === undefined) {
      const entry = entries[from - 1]!;
      path.push(from);
      from = entry.kind === 'takeBack' ? entry.to : from - 1;
      state = known(from);
    }
    for (const reached of path.toReversed()) {
      const entry = entries[reached - 1]!;
      if (entry.kind === 'command') for (const event of entry.events) state = system.evolve(game, state, event);
      if (reached % stride === 0) kept.set(reached, state);
    }
    last = { moment, state };
    return state;
  }

  const within = (moment: number): number => Math.max(0, Math.min(entries.length, moment));
  return { length: entries.length, stateAt: (moment) => stateAt(within(moment)) };
}
