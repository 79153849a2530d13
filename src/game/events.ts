import type { ArmyId } from './army';
import type { DiceState, RollPurpose } from './dice';

/** Events that every game here has; each game adds its own, told apart by `type`. */
export interface Rolled {
  readonly type: 'rolled';
  readonly purpose: RollPurpose;
  readonly sides: number;
  readonly face: number;
  /** The generator after this roll. */
  readonly after: DiceState;
}

/** The tablet now belongs to `army`. Closes undo. */
export interface TurnBegan {
  readonly type: 'turnBegan';
  readonly army: ArmyId;
  /** Rounds from 1; both armies play once a round. */
  readonly turn: number;
}

export interface ArmyWon {
  readonly type: 'armyWon';
  /** null: a draw. */
  readonly army: ArmyId | null;
  /** Why, as a code of the game's own closed list (worded in the interface). */
  readonly reason: string;
}

export interface GameEvent {
  readonly type: string;
}
