import type { ArmyId, LocalText, TerrainId } from '../game';
import armyLists from './data/army-lists.json';
import rosterData from './data/roster.json';
import spellData from './data/spells.json';
import terrainData from './data/terrain.json';
import houseValues from './data/values.json';

/** A kind of ground. `foot`: movement points to enter, null where nobody passes. @rule CAS-3 */
export interface Terrain {
  readonly id: TerrainId;
  readonly foot: number | null;
  readonly stopsFire: boolean;
  /** A catapult can be dragged over it. @rule CAT-1 */
  readonly drag: boolean;
}

/** Dice and defence of a type of the army lists. */
export interface RosterType {
  readonly id: string;
  readonly army: ArmyId;
  readonly melee: number;
  readonly shooting: number;
  /** Above 0 for mages. */
  readonly magic: number;
  readonly defence: number;
  /** Wounds until he is slain, at the extended level. @rule CFI-2 */
  readonly life: number;
  /** Carries a two-handed hammer or mace. @rule WAL-5 */
  readonly breaker: boolean;
  /** Can be called back by the Necromancer's spells. @rule MAG-2 */
  readonly skeleton: boolean;
}

/** The effects of spells. One spell has two: mend and break. @rule MAG-2 */
export const spellUses = [
  'mend',
  'break',
  'invisible',
  'haste',
  'hail',
  'resurrect',
  'stupor',
  'fireball',
  'raise',
  'transform',
] as const;

export type SpellUse = (typeof spellUses)[number];

export interface Spell {
  readonly id: string;
  readonly uses: readonly SpellUse[];
}

export interface ListedCharacter {
  readonly id: string;
  readonly type: string;
  readonly name: LocalText;
}

/** All lists and values. They are data, so that another ruleset can replace any of them. */
export interface Ruleset {
  readonly id: string;
  readonly terrain: readonly Terrain[];
  readonly roster: readonly RosterType[];
  readonly lists: Readonly<Record<ArmyId, readonly ListedCharacter[]>>;
  /** Each mage's table, in order of the die; a face beyond the last lets the player choose. @rule MAG-1 */
  readonly spells: Readonly<Record<ArmyId, readonly Spell[]>>;
  /** Distances in hexes: a step is two. @rule CAS-1 */
  readonly values: typeof houseValues;
}

/** The rules as documented, with the house values. */
export const houseRuleset: Ruleset = {
  id: 'house-1',
  terrain: terrainData as readonly Terrain[],
  roster: rosterData as readonly RosterType[],
  lists: armyLists,
  spells: spellData as Ruleset['spells'],
  values: houseValues,
};
