import type { GameEvent, GameSystem } from '../game';
import type { Mind, ThinkableState } from './mind';

/** A game that the computer can play. */
export interface SoloGame<
  Game,
  State extends ThinkableState,
  Command extends { readonly type: string },
  Event extends GameEvent,
> {
  readonly system: GameSystem<Game, State, Command, Event, unknown>;
  readonly mind: Mind<Game, State, Command>;
}
