/** What a game brings to be played at random. A new game on this table adds one of these to `games.ts`. */
import type { CommonState, GameEvent, GameSetup, GameSystem, Library } from '../../src/game';
import type { Random } from '../support/random';

/** One game to be played to its end. */
export interface Trial {
  readonly scenario: string;
  readonly setup: GameSetup;
  readonly library: Library;
}

export interface SoakGame<
  Game = unknown,
  State extends CommonState = CommonState,
  Command extends { readonly type: string } = { readonly type: string },
  Event extends GameEvent = GameEvent,
> {
  readonly system: GameSystem<Game, State, Command, Event>;
  /** Ids of scenarios, `random` for made-up ones if the game has any. */
  readonly scenarios: readonly string[];
  /** The game number `count` of a scenario. */
  readonly trial: (scenario: string, count: number, seed: number) => Trial;
  /** A command that the rules offer; weighted, so that games come to an end. */
  readonly choose: (game: Game, state: State, random: Random) => Command;
  /** Any command, legal or not. */
  readonly guess: (game: Game, state: State, random: Random) => Command;
  /** Whether the rules offer it: asked of guesses that were accepted. */
  readonly isOffered: (game: Game, state: State, command: Command) => boolean;
  /** What is wrong with a state between two commands. */
  readonly broken: (game: Game, state: State) => string[];
  /** What is wrong with a state in the middle of a command, after one of its events. */
  readonly brokenMidway: (game: Game, state: State, event: Event) => string[];
}
