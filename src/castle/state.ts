import type { ArmyId, CommonState } from '../game';
import type { HexIndex } from '../hex';

export interface CharacterState {
  /** -1 before he is set up, and off the board. Of the slain: where they fell. */
  readonly at: HexIndex;
  /** 0: slain. @rule CFI-2 */
  readonly life: number;
  /** @rule WAL-7 */
  readonly hidden: boolean;
  /** Until he attacks. @rule MAG-2 */
  readonly invisible: boolean;
  /** How many of his own turns he still does nothing. @rule MAG-2 */
  readonly stupor: number;
}

export interface CatapultState {
  /** -1 before it is set up. */
  readonly at: HexIndex;
  readonly shots: number;
  readonly life: number;
  /** In this player's turn. @rule CAT-1 @rule CAT-2 */
  readonly moved: boolean;
  readonly shot: boolean;
}

export interface BannerState {
  /** Where its carrier is: -1 once he has left the board with it. */
  readonly at: HexIndex;
  readonly carrier: string | null;
}

/** The spell and the crystals of a mage. */
export interface MagicState {
  /** The id of his one spell; null before it is rolled or chosen. @rule MAG-1 */
  readonly spell: string | null;
  readonly crystals: number;
}

/** What was done this turn, as lists of ids. @rule CTU-2 */
export interface Doings {
  readonly moved: readonly string[];
  /** Climbed, or tried to: their move is over. */
  readonly climbed: readonly string[];
  readonly acted: readonly string[];
  readonly hasted: readonly string[];
  /** A spell has been cast. @rule MAG-1 */
  readonly cast: boolean;
}

/** `magic`: spells and crystals are rolled; `deployment`: the armies are set up. */
export type Phase = 'magic' | 'deployment' | 'play';

/** The open choice of a spell. @rule MAG-1 */
export interface SpellChoice {
  readonly kind: 'spell';
  readonly army: ArmyId;
}

/** The state: plain JSON of a few KB. */
export interface CastleState extends CommonState {
  /** Player turns from 1: two a round. */
  readonly playerTurn: number;
  readonly phase: Phase;
  readonly characters: Readonly<Record<string, CharacterState>>;
  /** Numbers of the broken sections, in order. @rule CAS-2 */
  readonly broken: readonly number[];
  /** Null: none, or destroyed. @rule CAT-4 */
  readonly catapult: CatapultState | null;
  readonly banner: BannerState | null;
  readonly magic: Readonly<Record<ArmyId, MagicState>>;
  readonly doings: Doings;
  readonly pending: SpellChoice | null;
}
