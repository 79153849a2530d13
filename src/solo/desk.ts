import type { GameEvent } from '../game';
import type { Level } from './levels';
import type { ThinkableState } from './mind';
import type { SoloGame } from './solo-game';
import { think, type Thought } from './think';

/** Any game's command. */
export interface Verb {
  readonly type: string;
}

export type AnySoloGame = SoloGame<unknown, ThinkableState, Verb, GameEvent>;
export type AnyThought = Thought<Verb>;

/** Where the computer sits and thinks about one game. All that goes in and out is plain data. */
export interface Desk {
  /** Lays the game on the desk: what never changes of it. Throws when it cannot be played by the computer. */
  readonly sit: (system: string, game: unknown) => void;
  /** What to do in a state, in which the army that is to decide is active. Throws before anything lies on the desk. */
  readonly think: (state: unknown, level: Level, seed: number) => AnyThought;
}

/** `find` gives the games that can be played, by id. */
export function createDesk(find: (system: string) => AnySoloGame | undefined): Desk {
  let table: { readonly solo: AnySoloGame; readonly game: unknown } | null = null;
  return {
    sit(system, game) {
      const solo = find(system);
      if (!solo) throw new Error(`the computer does not know the game "${system}"`);
      table = { solo, game };
    },
    think(state, level, seed) {
      if (!table) throw new Error('there is no game on the desk');
      return think(table.solo, table.game, state as ThinkableState, level, seed);
    },
  };
}
