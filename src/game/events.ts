import type { ArmyId } from './army';
import type { DiceState, RollPurpose } from './dice';

/** Events of every game; each game adds its own, distinguished by `type`. */
export interface Rolled {
  readonly type: 'rolled';
  readonly purpose: RollPurpose;
  readonly sides: number;
  readonly face: number;
  /** The generator's state after this roll. */
  readonly after: DiceState;
}

/** It is now the turn of `army`, whose player takes the tablet. Closes undo. */
export interface TurnBegan {
  readonly type: 'turnBegan';
  readonly army: ArmyId;
  /** The round, from 1; each army plays once in a round. */
  readonly turn: number;
}

export interface ArmyWon {
  readonly type: 'armyWon';
  /** null: a draw. */
  readonly army: ArmyId | null;
  /** The reason, a code from the game's closed list, which the interface words. */
  readonly reason: string;
}

export interface GameEvent {
  readonly type: string;
}
