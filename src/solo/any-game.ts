import type { GameEvent, CommonState } from '../game';
import type { SoloGame } from './solo-game';
import type { Thought } from './think';

/** Any game's command. */
export interface Verb {
  readonly type: string;
}

export type AnySoloGame = SoloGame<unknown, CommonState, Verb, GameEvent>;
export type AnyThought = Thought<Verb>;
