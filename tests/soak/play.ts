import {
  fold,
  readSaveFile,
  seededDice,
  writeSaveFile,
  type Entry,
  type GameEvent,
  type GameHeader,
  type SavedGame,
  type CommonState,
} from '../../src/game';
import { randomFrom } from '../support/random';
import type { SoakGame, Trial } from './game';

/** So long that no game should be. */
const mostEntries = 4000;

export class Broken extends Error {
  override readonly name = 'Broken';
}

type Json = <T>(value: T) => T;
const copied: Json = (value) => JSON.parse(JSON.stringify(value)) as typeof value;
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** A game as the store would keep it. */
export function savedGame(trial: Trial, entries: readonly Entry[], state: CommonState): SavedGame {
  const header: GameHeader = {
    format: 1,
    id: `soak-${trial.scenario}-${trial.setup.seed}`,
    title: trial.scenario,
    rulesVersion: 1,
    setup: trial.setup,
    createdAt: 0,
    updatedAt: 0,
    length: entries.length,
    standing: {
      turn: state.turn,
      active: state.active,
      winner: state.outcome ? (state.outcome.winner ?? 'draw') : null,
    },
    picture: null,
  };
  return { header, entries };
}

/** One game from its first command to its end. `entries` is filled as it goes, so that a failure can be kept. */
export function playOut<
  Game,
  State extends CommonState,
  Command extends { readonly type: string },
  Event extends GameEvent,
>(soak: SoakGame<Game, State, Command, Event>, trial: Trial, entries: Entry<Command, Event>[]): State {
  const { system } = soak;
  const game = system.build(trial.setup, trial.library);
  const random = randomFrom(trial.setup.seed);
  const must = (problems: readonly string[], when: string) => {
    if (problems.length > 0) throw new Broken(`${when}: ${problems.join('; ')}`);
  };
  /** Saved and loaded after each entry; the twin never is. */
  let state = system.initial(game);
  let twin = state;
  must(soak.broken(game, state), 'at the start');

  const guessWrong = () => {
    const command = soak.guess(game, state, random);
    const before = JSON.stringify(state);
    const decision = system.decide(game, state, command, seededDice(state.dice));
    if (JSON.stringify(state) !== before) throw new Broken(`deciding ${JSON.stringify(command)} changed the state`);
    if (decision.kind === 'done') {
      if (!soak.isOffered(game, state, command)) throw new Broken(`accepted, not offered: ${JSON.stringify(command)}`);
    } else if (!/^[A-Z]+(-\d+)?$/.test(decision.refusal.rule)) {
      throw new Broken(`refused without a rule: ${JSON.stringify(command)}`);
    }
  };

  while (!state.outcome) {
    if (entries.length >= mostEntries) throw new Broken(`no end after ${mostEntries} entries`);
    if (random.chance(0.3)) guessWrong();
    const command = soak.choose(game, state, random);
    const by = state.active;
    const decision = system.decide(game, state, command, seededDice(state.dice));
    if (decision.kind === 'refused') {
      throw new Broken(`offered, refused: ${JSON.stringify(command)}: ${JSON.stringify(decision.refusal)}`);
    }
    entries.push({ kind: 'command', by, command, events: decision.events });
    for (const event of decision.events) {
      state = system.evolve(game, state, event);
      must(soak.brokenMidway(game, state, event), `after ${event.type} of entry ${entries.length}`);
    }
    must(soak.broken(game, state), `after entry ${entries.length}, ${JSON.stringify(command)}`);
    state = copied(state);
    const again = system.decide(game, twin, copied(command), seededDice(twin.dice));
    if (again.kind === 'refused' || !same(again.events, decision.events)) {
      throw new Broken(`entry ${entries.length} differs when the game was never saved`);
    }
    for (const event of again.events) twin = system.evolve(game, twin, event);
    if (!same(state, twin)) throw new Broken(`after entry ${entries.length} the saved game is no more what it was`);
  }
  checkFile(soak, game, trial, entries, state);
  return state;
}

/** The file of the finished game, read again, folds to the same state. */
function checkFile<Game, State extends CommonState, Command extends { readonly type: string }, Event extends GameEvent>(
  { system }: SoakGame<Game, State, Command, Event>,
  game: Game,
  trial: Trial,
  entries: readonly Entry<Command, Event>[],
  state: State,
): void {
  const read = readSaveFile(writeSaveFile(savedGame(trial, entries, state)));
  const folded = fold(system, game, read.entries as unknown as typeof entries);
  if (!same(folded, state)) throw new Broken('the file of the game does not fold to where it stood');
}
