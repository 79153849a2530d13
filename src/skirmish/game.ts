import type { ArmyId, Board, Objective } from '../game';
import type { HexIndex } from '../hex';
import type { CharacterSheet } from './character';
import type { Ground } from './ground';
import type { Ruleset } from './ruleset';

/** The options chosen when the game is created. */
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

/** Everything that never changes during a game. */
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
  /** Hexes on which an army may be rearranged before turn 1; null: its places are fixed. @rule VIC-1 */
  readonly zones: Readonly<Record<ArmyId, ReadonlySet<HexIndex> | null>>;
  readonly seed: number;
}
