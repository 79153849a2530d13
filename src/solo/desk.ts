import type { ArmyId, Entry } from '../game';
import type { AnySoloGame, AnyThought } from './any-game';
import type { Level } from './levels';
import { lay, type Laid } from './reading';
import { recall } from './recall';
import { lossOf, missedIn, turnsPlayed, type Missed, type TurnPlayed } from './review';
import { think } from './think';

/** Where a turn stands in a journal that is looked at again. */
export interface TurnHead {
  readonly army: ArmyId;
  readonly turn: number;
}

/** Where the computer sits and thinks about one game. All that goes in and out is plain data. */
export interface Desk {
  /** Lays the game on the desk: what never changes of it. Throws when it cannot be played by the computer. */
  readonly sit: (system: string, game: unknown) => void;
  /**
   * What to do after a journal, for the army that is active then. `afresh`: somebody else has played the turn so far, who followed
   * no plan of the computer's. Throws before anything lies on the desk.
   */
  readonly think: (entries: readonly Entry[], level: Level, seed: number, afresh?: boolean) => AnyThought;
  /** The thought that led to a command in a journal, thought once more; null: it was another's, or another thought's. */
  readonly recall: (entries: readonly Entry[], place: number, level: Level, seed: number) => AnyThought | null;
  /** Opens a journal to be looked at again: its turns, in order. */
  readonly read: (entries: readonly Entry[]) => readonly TurnHead[];
  /** How much less a turn of that journal was worth than it could have been, in hundredths of a point. */
  readonly loss: (turn: number, seed: number) => number;
  /** What would have brought most in it; null: nothing that was not done. */
  readonly missed: (turn: number, seed: number) => Missed | null;
}

/** `find` gives the games that can be played, by id. */
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
