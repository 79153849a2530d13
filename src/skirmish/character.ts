import type { ArmyId, LocalText } from '../game';
import type { Direction, HexIndex } from '../hex';

/** Attack, defence, movement points. @rule CHR-1 */
export interface Values {
  readonly attack: number;
  readonly defence: number;
  readonly move: number;
}

export interface ValueSet {
  readonly fit: Values;
  readonly wounded: Values;
}

export type Weapon = 'bow' | 'crossbow';

/** Where a character stands. `facing` is null on foot; a rider's hex is the one of the head. @rule CHR-4 */
export interface Pose {
  readonly at: HexIndex;
  readonly facing: Direction | null;
}

/** The unchanging part of a character. @rule CHR-1 */
export interface CharacterSheet {
  readonly id: string;
  readonly army: ArmyId;
  /** Its type in the roster, for its figure and its name. */
  readonly type: string;
  readonly name: LocalText;
  readonly armoured: boolean;
  readonly weapon: Weapon | null;
  /** A mule: never attacks, never causes a test. @rule CHR-5 */
  readonly animal: boolean;
  readonly foot: ValueSet;
  /** Null for those who never ride. */
  readonly mounted: ValueSet | null;
  readonly start: Pose;
}
