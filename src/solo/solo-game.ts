import type { GameEvent, GameSystem, CommonState } from '../game';
import type { Mind } from './mind';

/** A game that the computer can play: its rules and its mind. */
export interface SoloGame<
  Game,
  State extends CommonState,
  Command extends { readonly type: string },
  Event extends GameEvent,
> {
  readonly system: GameSystem<Game, State, Command, Event, unknown>;
  readonly mind: Mind<Game, State, Command>;
}
