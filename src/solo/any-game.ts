import type { GameEvent } from '../game';
import type { ThinkableState } from './mind';
import type { SoloGame } from './solo-game';
import type { Thought } from './think';

/** Any game's command. */
export interface Verb {
  readonly type: string;
}

export type AnySoloGame = SoloGame<unknown, ThinkableState, Verb, GameEvent>;
export type AnyThought = Thought<Verb>;
