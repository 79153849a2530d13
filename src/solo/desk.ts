import type { ArmyId, Entry } from '../game';
import type { AnySoloGame, AnyThought } from './any-game';
import type { Level } from './levels';
import { lay, type Laid } from './reading';
import { recall } from './recall';
import { lossOf, missedIn, turnsPlayed, type Missed, type TurnPlayed } from './review';
import { think } from './think';

/** A turn of a journal under review. */
export interface TurnHead {
  readonly army: ArmyId;
  readonly turn: number;
}

/** The worker's service for one game. All that goes in and out is plain data. */
export interface Desk {
  /** Loads a game, that is its unchanging part. Throws when the computer cannot play it. */
  readonly sit: (system: string, game: unknown) => void;
  /**
   * The command for the army that is active after a journal. `afresh`: the turn so far was played by somebody else, who
   * followed no plan of the computer's. Throws before a game is loaded.
   */
  readonly think: (entries: readonly Entry[], level: Level, seed: number, afresh?: boolean) => AnyThought;
  /** The thought that led to a command of a journal, by thinking again; null where no level gives that command. */
  readonly recall: (entries: readonly Entry[], place: number, level: Level, seed: number) => AnyThought | null;
  /** Opens a journal for review: its turns, in order. */
  readonly read: (entries: readonly Entry[]) => readonly TurnHead[];
  /** How much less a turn of that journal was worth than it could have been, in hundredths of a point. */
  readonly loss: (turn: number, seed: number) => number;
  /** The best missed opportunity in that turn; null where there is none. */
  readonly missed: (turn: number, seed: number) => Missed | null;
}

/** Creates a desk. `find` gives the games that can be played, by id. */
export function createDesk(find: (system: string) => AnySoloGame | undefined): Desk {
  let table: Laid | null = null;
  let turns: readonly TurnPlayed[] = [];
  const laid = () => {
    if (!table) throw new Error('there is no game on the desk');
    return table;
  };
  const turnAt = (index: number): TurnPlayed => {
    const turn = turns[index];
    if (!turn) throw new RangeError(`the journal has ${turns.length} turns, not ${index + 1}`);
    return turn;
  };
  return {
    sit(system, game) {
      const solo = find(system);
      if (!solo) throw new Error(`the computer does not know the game "${system}"`);
      table = lay(solo, game);
    },
    think(entries, level, seed, afresh = false) {
      const { solo, game, courseOf } = laid();
      const course = courseOf(entries);
      return think(solo, game, afresh ? course.slice(-1) : course, level, seed);
    },
    recall: (entries, place, level, seed) => recall(laid(), entries, place, level, seed),
    read(entries) {
      turns = turnsPlayed(laid(), entries);
      return turns.map(({ army, turn }) => ({ army, turn }));
    },
    loss: (turn, seed) => lossOf(laid(), turnAt(turn), seed),
    missed: (turn, seed) => missedIn(laid(), turnAt(turn), seed),
  };
}
