import type { TerrainId } from '../game';
import meleeTables from './data/melee-tables.json';
import rosterData from './data/roster.json';
import shootingTables from './data/shooting-tables.json';
import terrainData from './data/terrain.json';
import houseValues from './data/values.json';
import weaponData from './data/weapons.json';
import type { ValueSet, Weapon } from './character';
import type { Cover, MeleeResult, ShotResult } from './results';

/** A kind of ground. Costs are movement points, null where nobody passes. @rule TER */
export interface Terrain {
  readonly id: TerrainId;
  readonly foot: number | null;
  readonly mounted: number | null;
  readonly stopsFire: boolean;
  readonly cover: Cover;
  /** The shift of the odds column for a defender on this terrain. @rule MEL-8 */
  readonly melee: number;
}

/** What a bow or a crossbow can do. Ranges in hexes. @rule RNG-1 */
export interface WeaponRules {
  /** Nearest band first; beyond the last there is no shot. */
  readonly ranges: readonly { readonly upTo: number; readonly modifier: number }[];
  /** From this range on it shoots over standing characters; null: never. @rule LOF-5 */
  readonly shootsOverFrom: number | null;
  /** How many rows lower its results are read in the shooting table. @rule SHT */
  readonly readsLower: number;
  /** Shoots in sequence 3 too. @rule TURN-1 */
  readonly shootsAgain: boolean;
  readonly movesAfterShooting: boolean;
}

/** A row for each of the ten die faces, a column for each odds. */
export interface MeleeTable {
  readonly rows: readonly (readonly MeleeResult[])[];
}

/** A type of the roster. @rule CHR-6 */
export interface RosterType extends ValueSet {
  readonly id: string;
  readonly armoured: boolean;
  readonly weapon: Weapon | null;
  readonly animal: boolean;
  readonly cost: number;
  readonly mounted: (ValueSet & { readonly cost: number }) | null;
}

/** All tables and values. They are data, so that another ruleset can replace any of them. */
export interface Ruleset {
  readonly id: string;
  readonly terrain: readonly Terrain[];
  readonly weapons: Readonly<Record<Weapon, WeaponRules>>;
  readonly shooting: Readonly<Record<'foot' | 'rider', { readonly rows: readonly (readonly ShotResult[])[] }>>;
  readonly melee: {
    readonly vikings: {
      readonly columns: readonly string[];
      readonly foot: MeleeTable;
      readonly rider: MeleeTable;
    };
    readonly sherwood: {
      readonly columns: readonly string[];
      /** Greatest difference of each column but the last. */
      readonly upTo: readonly number[];
      readonly foot: MeleeTable;
      readonly rider: MeleeTable;
    };
  };
  readonly roster: readonly RosterType[];
  readonly values: typeof houseValues;
}

/** The rules as documented, with the values of docs/departures.md. */
export const houseRuleset: Ruleset = {
  id: 'house-1',
  terrain: terrainData as readonly Terrain[],
  weapons: weaponData,
  shooting: shootingTables as Ruleset['shooting'],
  melee: meleeTables as Ruleset['melee'],
  roster: rosterData as readonly RosterType[],
  values: houseValues,
};
