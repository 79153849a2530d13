import type { ArmyId } from './army';
import type { Dice, DiceState } from './dice';
import type { GameEvent } from './events';
import type { GameSetup } from './setup';
import type { Library } from './library';
import type { Refusal } from './refusal';

export type Decision<Event> =
  | { readonly kind: 'done'; readonly events: readonly Event[] }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** The fields of every game's state that the shared code reads. */
export interface CommonState {
  /** The round, from 1. */
  readonly turn: number;
  /** Whose turn it is. */
  readonly active: ArmyId;
  /** Set once the game has ended. */
  readonly outcome: { readonly winner: ArmyId | null; readonly reason: string } | null;
  /** The state of the dice generator after all rolls so far. */
  readonly dice: DiceState;
}

/** The summary of a state for the list of saved games: turn, army to play, winner and score. */
export const standingOf = <Game, State extends CommonState>(
  system: { readonly score: (game: Game, state: State) => Readonly<Record<ArmyId, number>> },
  game: Game,
  state: State,
) => ({
  turn: state.turn,
  active: state.active,
  winner: state.outcome ? (state.outcome.winner ?? ('draw' as const)) : null,
  score: system.score(game, state),
});

/**
 * The rules of one game. `Game` is everything that never changes during play (board, tables, characters, options):
 * built once from the set-up, never saved. The state is the fold of all events.
 */
export interface GameSystem<
  Game = unknown,
  State extends CommonState = CommonState,
  Command extends { readonly type: string } = { readonly type: string },
  Event extends GameEvent = GameEvent,
  Legal = unknown,
> {
  readonly id: string;
  /** Increased when a ruling changes; stored in saved games. */
  readonly rulesVersion: number;
  /**
   * Builds the unchanging part. Throws a `SetupError` that names the place when the set-up or its scenario is wrong.
   */
  build(setup: GameSetup, library: Library): Game;
  /** The state before the first command. */
  initial(game: Game): State;
  /** The events of a command, or its refusal. Throws `DieNeeded` when the dice run out. */
  decide(game: Game, state: State, command: Command, dice: Dice): Decision<Event>;
  /** Applies one event: the state after it. The given state is not changed. */
  evolve(game: Game, state: State, event: Event): State;
  /** All that the active player can do, in factored form: who can do what to whom, not a list of commands. */
  legal(game: Game, state: State): Legal;
  /**
   * The armies' scores; the higher one leads. Victory points where the scenario counts them, else what is left of the
   * army.
   */
  score(game: Game, state: State): Readonly<Record<ArmyId, number>>;
}
