import type { ArmyId } from './army';
import type { Dice, DiceState } from './dice';
import type { GameEvent } from './events';
import type { GameSetup } from './setup';
import type { Library } from './library';
import type { Refusal } from './refusal';

export type Decision<Event> =
  | { readonly kind: 'done'; readonly events: readonly Event[] }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** What every state tells the shell around a game, whichever game it is. */
export interface CommonState {
  /** Rounds from 1. */
  readonly turn: number;
  /** Whose turn it is. */
  readonly active: ArmyId;
  /** Set once the game has ended. */
  readonly outcome: { readonly winner: ArmyId | null; readonly reason: string } | null;
  /** The generator of the dice, after all rolls so far. */
  readonly dice: DiceState;
}

/** Where a game stands, as a list of games tells it. */
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
 * What a game on this table is. `Game` is everything that never changes while it is played (board, tables, characters,
 * options): built once from the set-up, never saved. The state is the fold of all events.
 */
export interface GameSystem<
  Game = unknown,
  State extends CommonState = CommonState,
  Command extends { readonly type: string } = { readonly type: string },
  Event extends GameEvent = GameEvent,
  Legal = unknown,
> {
  readonly id: string;
  /** Grows when a ruling changes: told in saves. */
  readonly rulesVersion: number;
  /** Builds what never changes. Throws a `SetupError` that names the place when the set-up or its scenario is wrong. */
  build(setup: GameSetup, library: Library): Game;
  /** The state before the first command. */
  initial(game: Game): State;
  /** What a command causes, or why it is refused. Lets `DieNeeded` through when the dice run out. */
  decide(game: Game, state: State, command: Command, dice: Dice): Decision<Event>;
  /** The state after one event. */
  evolve(game: Game, state: State, event: Event): State;
  /** All that the active player can do, factored (who can do what to whom). */
  legal(game: Game, state: State): Legal;
  /** What each army has to show for it: who has more leads. Points where the scenario counts them, else what is left. */
  score(game: Game, state: State): Readonly<Record<ArmyId, number>>;
}
