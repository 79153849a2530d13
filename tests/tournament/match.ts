import { seededDice, type ArmyId, type GameEvent, type CommonState } from '../../src/game';
import { extend, think, type Level, type SoloGame } from '../../src/solo';
import { randomFrom } from '../support/random';
import type { SoakGame, Trial } from '../soak/game';

/** Who plays: a level of the computer, or somebody who knows the rules and nothing else. */
export type Contestant = Level | 'random';

/** So long that no game should be. */
const mostCommands = 4000;

export interface Clock {
  /** Milliseconds of thinking in each turn. */
  readonly turns: number[];
}

export interface Played {
  /** 1 blue has won, 0 red, a half for a draw. */
  readonly blue: number;
  readonly commands: number;
  /** Milliseconds spent in deciding and folding commands, thinking aside. */
  readonly rules: number;
  readonly clocks: Readonly<Record<ArmyId, Clock>>;
}

/** Plays one game to its end; the dice of the game are the trial's, those of the thinking are not. */
export function playMatch<
  Game,
  State extends CommonState,
  Command extends { readonly type: string },
  Event extends GameEvent,
>(
  solo: SoloGame<Game, State, Command, Event>,
  soak: SoakGame<Game, State, Command, Event>,
  trial: Trial,
  players: Readonly<Record<ArmyId, Contestant>>,
): Played {
  const { system } = solo;
  const game = system.build(trial.setup, trial.library);
  const random = randomFrom(trial.setup.seed);
  const clocks: Record<ArmyId, Clock> = { blue: { turns: [] }, red: { turns: [] } };
  let rules = 0;
  let state = system.initial(game);
  let course = extend([], state);
  let lastTurn = '';
  let commands = 0;
  while (!state.outcome) {
    if (++commands > mostCommands) throw new Error(`${trial.scenario} ${trial.setup.seed}: no end`);
    const { active } = state;
    const player = players[active];
    const began = performance.now();
    const command =
      player === 'random'
        ? soak.choose(game, state, random)
        : think(solo, game, course, player, trial.setup.seed * 7919 + commands).command;
    const thought = performance.now();
    const { turns } = clocks[active];
    const turn = `${active} ${state.turn}`;
    if (turn !== lastTurn) turns.push(0);
    lastTurn = turn;
    turns[turns.length - 1]! += thought - began;
    const decision = system.decide(game, state, command, seededDice(state.dice));
    if (decision.kind === 'refused') {
      throw new Error(`${player} was refused ${JSON.stringify(command)}: ${JSON.stringify(decision.refusal)}`);
    }
    for (const event of decision.events) state = system.evolve(game, state, event);
    course = extend(course, state);
    rules += performance.now() - thought;
  }
  const { winner } = state.outcome;
  return { blue: winner === null ? 0.5 : winner === 'blue' ? 1 : 0, commands, rules, clocks };
}
