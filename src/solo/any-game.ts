import type { GameEvent, CommonState } from '../game';
import type { SoloGame } from './solo-game';
import type { Thought } from './think';

/** A command of any game. */
export interface Verb {
  readonly type: string;
}

export type AnySoloGame = SoloGame<unknown, CommonState, Verb, GameEvent>;
export type AnyThought = Thought<Verb>;
