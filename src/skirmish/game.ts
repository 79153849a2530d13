import type { ArmyId, Board, LocalText, Objective } from '../game';
import type { Direction, HexIndex } from '../hex';
import type { Ground } from './ground';
import type { Ruleset } from './ruleset';

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

/** Where somebody stands. `facing` is null on foot; a rider's hex is that of his head. @rule CHR-4 */
export interface Pose {
  readonly at: HexIndex;
  readonly facing: Direction | null;
}

/** What never changes of a character. @rule CHR-1 */
export interface CharacterSheet {
  readonly id: string;
  readonly army: ArmyId;
  /** A type of the roster, for its figure and its name. */
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

/** Chosen when the game is created. */
export interface Options {
  /** @rule MEL-4 */
  readonly table: 'vikings' | 'sherwood';
  /** Attacks possible below 1 to 1 (Vikings only). @rule MEL-5 */
  readonly belowOneToOne: boolean;
  /** @rule MOV-3 */
  readonly testLastHex: boolean;
  /** @rule SHT-2 */
  readonly ridersRetreatFour: boolean;
  /** A sequence in which nothing can be done ends by itself. @rule TURN-4 */
  readonly passEmptySequences: boolean;
}

/** All that never changes while a game is played. */
export interface SkirmishGame {
  readonly board: Board;
  readonly ground: Ground;
  readonly ruleset: Ruleset;
  readonly options: Options;
  /** Sorted by id: the order in which dice are rolled. */
  readonly characters: readonly CharacterSheet[];
  readonly byId: ReadonlyMap<string, CharacterSheet>;
  readonly firstArmy: ArmyId;
  readonly turnLimit: number;
  readonly objectives: readonly Objective[];
  /** Hexes on which an army may be set up anew before turn 1; null: fixed places. @rule VIC-1 */
  readonly zones: Readonly<Record<ArmyId, ReadonlySet<HexIndex> | null>>;
  readonly seed: number;
}
