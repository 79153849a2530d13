import type { ArmyId, Board, LocalText } from '../game';
import type { HexIndex } from '../hex';
import type { Ground } from './ground';
import type { RosterType, Ruleset } from './ruleset';

/** The unchanging part of a character. */
export interface CharacterSheet extends Omit<RosterType, 'id'> {
  readonly id: string;
  /** A type of the army lists, for his figure and its name. */
  readonly type: string;
  readonly name: LocalText;
}

export type Edge = 'north' | 'east' | 'south' | 'west';

/** The options chosen when the game is created. */
export interface Options {
  /** Beginner: one wound slays. Extended: as many as he has lives. @rule CFI-2 */
  readonly level: 'beginner' | 'extended';
  /** Who storms the castle, and plays first. @rule CSC-1 @rule CTU-1 */
  readonly besieger: ArmyId;
  /** Whether the mages have a spell and crystals; without, their attack is all they have. @rule MAG-1 */
  readonly magic: boolean;
}

/** What a scenario prescribes. @rule CSC-1 @rule CSC-2 @rule CSC-3 */
export interface Mission {
  /** `yard`: hold the yard alone. `banner`: carry the banner off the board. */
  readonly goal: 'yard' | 'banner';
  /** Shots that the besiegers' catapult comes with; null: there is none. @rule CAT-6 */
  readonly catapultShots: number | null;
  /** Sections broken from the start, by their number. */
  readonly broken: readonly number[];
  readonly night: boolean;
  /** Where the banner stands. */
  readonly banner: HexIndex | null;
  /** The edges over which it can be carried off. */
  readonly exits: readonly Edge[];
  /** Rounds; both armies play once a round. */
  readonly turnLimit: number;
}

/** A position during play, with which a game begins instead of the deployment. */
export interface Position {
  readonly first: ArmyId;
  readonly at: ReadonlyMap<string, HexIndex>;
  readonly hidden: readonly string[];
  /** -1: none. */
  readonly catapult: HexIndex;
  readonly spells: { readonly [army in ArmyId]?: { readonly spell: string; readonly crystals: number } | undefined };
}

/** Everything that never changes during a game. */
export interface CastleGame {
  readonly board: Board;
  readonly ground: Ground;
  readonly ruleset: Ruleset;
  readonly options: Options;
  readonly mission: Mission;
  /** Sorted by id: the order in which dice are rolled. */
  readonly characters: readonly CharacterSheet[];
  readonly byId: ReadonlyMap<string, CharacterSheet>;
  /** Where each army may be set up. @rule CSC-1 */
  readonly zones: Readonly<Record<ArmyId, ReadonlySet<HexIndex>>>;
  readonly seed: number;
  /** Left out where the armies set up. */
  readonly position?: Position | undefined;
}
