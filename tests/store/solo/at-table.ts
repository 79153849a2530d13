import type { GameSetup, SavedGame } from '../../../src/game';
import type { Command } from '../../../src/skirmish';
import type { AnyThought, Verb } from '../../../src/solo';
import type { AtTable } from '../../../src/store/solo/at-table';
import { createOpponent } from '../../../src/store/solo/opponent';
import type { Pace } from '../../../src/store/solo/pace';
import type { Thinker } from '../../../src/store/solo/thinker';
import { newGame, play } from '../table';

/** A game of the short scenario, some of its armies played by the computer. */
export function soloGame(players: Partial<GameSetup['players']>, dice: GameSetup['dice'] = 'app'): SavedGame {
  const saved = newGame('linden-square', dice);
  const setup = { ...saved.header.setup, players: { ...saved.header.setup.players, ...players } };
  return { ...saved, header: { ...saved.header, setup } };
}

export const thoughtOf = (command: Verb): AnyThought => ({
  command,
  reasons: [{ code: 'test', worth: 10, facts: {} }],
  worth: 10,
});

interface Question {
  readonly level: string;
  readonly seed: number;
  readonly answer: (command: Verb) => Promise<void>;
  readonly fail: (problem: Error) => Promise<void>;
}

const settled = (): Promise<void> => new Promise((done) => queueMicrotask(() => queueMicrotask(done)));

/** A thinker whose questions are kept, to be answered by the test. */
export function fakeThinker() {
  const questions: Question[] = [];
  let stops = 0;
  const thinker: Thinker = {
    think: (_state, level, seed) =>
      new Promise((resolve, reject) => {
        questions.push({
          level,
          seed,
          async answer(command) {
            resolve(thoughtOf(command));
            await settled();
          },
          async fail(problem) {
            reject(problem);
            await settled();
          },
        });
      }),
    stop: () => void stops++,
  };
  return { thinker, questions, last: () => questions.at(-1)!, stops: () => stops };
}

/** The computer at a table of the skirmish, with a thinker that the test answers for. */
export async function opponentAt(saved: SavedGame, options: { pace?: Pace; readOnly?: boolean } = {}) {
  const { session, now, fake } = await play(saved, { readOnly: options.readOnly ?? false });
  const pointed: Verb[] = [];
  const table: AtTable = {
    now: session.getState,
    subscribe: session.subscribe,
    playFor: (command) => session.getState().playFor(command as Command),
    dispatch: (command) => session.getState().dispatch(command as Command),
    showTurnAgain: () => session.getState().showTurnAgain(),
    point: (command) => void pointed.push(command),
  };
  let pace: Pace = options.pace ?? 'instant';
  const told = new Set<() => void>();
  const source = {
    now: () => pace,
    subscribe: (listener: () => void) => {
      told.add(listener);
      return () => told.delete(listener);
    },
  };
  const thinking = fakeThinker();
  const { store, close } = createOpponent({ table, thinker: thinking.thinker, pace: source });
  const setPace = (next: Pace) => {
    pace = next;
    for (const tell of told) tell();
  };
  return { now, fake, store, solo: store.getState, close, pointed, setPace, ...thinking };
}
