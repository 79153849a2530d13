import { sherwoodColumn, vikingsColumn, type MeleeResult, type ShotResult, type SkirmishGame } from '../../skirmish';

/** What can befall one character, in the order of his `losses`. */
export const nothing = 0;
export const retreat = 1;
export const stun = 2;
export const wound = 3;
export const death = 4;
/** His horse dies under him; he is wounded, or stunned, besides. */
export const unhorsed = 5;
export const unhorsedWounded = 6;
export const unhorsedStunned = 7;
/** The same for the attackers of a combat. */
export const attackersRetreat = 8;
export const attackerWounded = 9;
export const attackerDies = 10;
const kinds = 11;

const kindOf: Readonly<Record<MeleeResult | ShotResult, number>> = {
  '-': nothing,
  R: retreat,
  DR: retreat,
  DS: stun,
  W: wound,
  DW: wound,
  K: death,
  DK: death,
  RK: death,
  BK: death,
  HK: unhorsed,
  HW: unhorsedWounded,
  HS: unhorsedStunned,
  AR: attackersRetreat,
  AW: attackerWounded,
  AK: attackerDies,
};

/** How many faces of ten bring each kind of result: one row a column of a table. */
export type Faces = Uint8Array;

/** Faces of ten for results given face by face. */
export function facesOf(results: readonly (MeleeResult | ShotResult)[]): Faces {
  const faces = new Uint8Array(kinds);
  for (const result of results) faces[kindOf[result]]!++;
  return faces;
}

/** What a blow or a shot is expected to cost the one it is aimed at. */
export function expectedLoss(faces: Faces, losses: Float64Array): number {
  let sum = 0;
  for (let kind = retreat; kind <= unhorsedStunned; kind++) sum += faces[kind]! * losses[kind]!;
  return sum / 10;
}

/** What it is expected to cost its attackers: `one` is what a wound and a death cost on the average, `all` a retreat of all. */
export const expectedRisk = (faces: Faces, all: number, woundOne: number, deathOne: number): number =>
  (faces[attackersRetreat]! * all + faces[attackerWounded]! * woundOne + faces[attackerDies]! * deathOne) / 10;

/** Chance in percent that he is hurt: wounded, unhorsed, killed. */
export const percentHurt = (faces: Faces): number =>
  10 * (faces[wound]! + faces[death]! + faces[unhorsed]! + faces[unhorsedWounded]! + faces[unhorsedStunned]!);

/** Chance in percent of a death; the weak die of less. */
export function percentKilled(faces: Faces, dyingFrom: number): number {
  let count = faces[death]!;
  if (dyingFrom <= wound) count += faces[wound]! + faces[unhorsedWounded]!;
  if (dyingFrom <= retreat) count += faces[retreat]! + faces[stun]! + faces[unhorsedStunned]!;
  return 10 * count;
}

/** The chance to be driven back, in percent. */
export const percentMoved = (faces: Faces): number => 10 * faces[retreat]!;

/** All columns of a game's tables as faces. */
export interface HarmTables {
  /** By column of the combat table in use. */
  readonly melee: { readonly foot: readonly Faces[]; readonly rider: readonly Faces[] };
  /** By rows lower (modifiers and what the weapon reads lower), then by cover. */
  readonly shots: { readonly foot: readonly (readonly Faces[])[]; readonly rider: readonly (readonly Faces[])[] };
}

const mostRowsLower = 12;

const made = new WeakMap<SkirmishGame, HarmTables>();

function makeHarm({ ruleset, options }: SkirmishGame): HarmTables {
  const melee = ruleset.melee[options.table];
  const columns = (against: 'foot' | 'rider') =>
    melee.columns.map((_, column) => facesOf(melee[against].rows.map((row) => row[column]!)));
  const shots = (against: 'foot' | 'rider') => {
    const { rows } = ruleset.shooting[against];
    const faces = Array.from({ length: 10 }, (_, index) => index);
    return Array.from({ length: mostRowsLower }, (_row, lower) =>
      rows[0]!.map((_cell, cover) =>
        facesOf(faces.map((face) => rows[Math.min(rows.length - 1, face + lower)]![cover]!)),
      ),
    );
  };
  return {
    melee: { foot: columns('foot'), rider: columns('rider') },
    shots: { foot: shots('foot'), rider: shots('rider') },
  };
}

/** The tables of a game as counts of faces. Made once a game. */
export function harmOf(game: SkirmishGame): HarmTables {
  const known = made.get(game);
  if (known) return known;
  const tables = makeHarm(game);
  made.set(game, tables);
  return tables;
}

/** The column of the table for an attack, shifts included; -1 when there is none. @rule MEL-4 @rule MEL-5 */
export function columnFor(game: SkirmishGame, attack: number, defence: number, shift: number): number {
  const { melee } = game.ruleset;
  const { table, belowOneToOne } = game.options;
  const last = melee[table].columns.length - 1;
  const before =
    table === 'sherwood'
      ? sherwoodColumn(melee.sherwood.upTo, attack, defence)
      : (vikingsColumn(attack, defence, belowOneToOne) ?? -1);
  if (before < 0 || (table === 'vikings' && !belowOneToOne && before + shift < 2)) return -1;
  return Math.max(0, Math.min(last, before + shift));
}
