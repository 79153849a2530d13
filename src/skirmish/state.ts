import type { ArmyId, DiceState } from '../game';
import type { Direction, HexIndex } from '../hex';

/** How somebody is. @rule CHR-2 */
export type Condition = 'fit' | 'wounded' | 'stunned' | 'dead' | 'left';

export interface CharacterState {
  /** The head's hex for a rider. Of the dead: where they fell. */
  readonly at: HexIndex;
  /** Null on foot. */
  readonly facing: Direction | null;
  /** `left`: off the board by an edge, alive. */
  readonly health: 'fit' | 'wounded' | 'dead' | 'left';
  /** The player turn (`SkirmishState.playerTurn`) in which he was stunned; null when he is not. @rule TURN-3 */
  readonly stunnedIn: number | null;
}

/** A living horse alone. @rule UNH-4 */
export interface LooseHorse {
  readonly id: string;
  /** Whose horse it is: he alone may mount it. @rule MOV-13 */
  readonly rider: string | null;
  readonly at: HexIndex;
  readonly facing: Direction;
}

/** A dead horse as it lies: where its head fell, and which way it looked. @rule UNH-2 */
export interface FallenHorse {
  readonly at: HexIndex;
  readonly facing: Direction;
}

/** 0 is the deployment before turn 1. @rule TURN-1 */
export type Sequence = 0 | 1 | 2 | 3 | 4 | 5;

/** What a turn remembers of who has done what. Lists of ids. */
export interface Doings {
  /** Who shot in sequence 1, in 3. @rule SHT-3 */
  readonly shotFirst: readonly string[];
  readonly shotAgain: readonly string[];
  readonly moved: readonly string[];
  /** @rule MEL-1 */
  readonly attacked: readonly string[];
  readonly wereAttacked: readonly string[];
  /** Points left to those who moved, or got on or off a horse and may still go on. @rule MOV-13 */
  readonly pointsLeft: Readonly<Record<string, number>>;
}

/** Who may advance, and into what. @rule ADV-1 */
export interface AdvanceChoice {
  readonly kind: 'advance';
  /** Attackers who have neither advanced nor stayed. */
  readonly who: readonly string[];
  /** Hexes left free, or held by the one just stunned. */
  readonly into: readonly HexIndex[];
}

/** Plain JSON; a few KB. */
export interface SkirmishState {
  /** Rounds from 1. */
  readonly turn: number;
  /** Player turns from 1: two a round. */
  readonly playerTurn: number;
  readonly active: ArmyId;
  readonly sequence: Sequence;
  readonly characters: Readonly<Record<string, CharacterState>>;
  readonly horses: readonly LooseHorse[];
  /** Where horses died, in that order. `bodies` counts them too. */
  readonly fallenHorses: readonly FallenHorse[];
  /** How many dead lie on a hex (a dead horse counts 3 on each of its two); hexes without are left out. @rule TER-3 */
  readonly bodies: Readonly<Record<HexIndex, number>>;
  readonly doings: Doings;
  readonly pending: AdvanceChoice | null;
  readonly dice: DiceState;
  readonly outcome: { readonly winner: ArmyId | null; readonly reason: string } | null;
}
