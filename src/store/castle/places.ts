import { chanceToWound, exitsOf, fieldOf, reachOf, sectionAt, sectionOf, type CastleState } from '../../castle';
import type { Attack, CastChoice, ClimbNow, Drag, Reachable, Section, SpellUse, Target } from '../../castle';
import { distance, type HexIndex } from '../../hex';
import { machine, type Scene, type Table } from './table';

interface Known {
  readonly reach: Map<string, readonly Reachable[]>;
  readonly exits: Map<string, readonly Reachable[]>;
}

/** Reach is asked for at every touch and shown all the while: worked out once a state. */
const known = new WeakMap<CastleState, Known>();

function remembered(state: CastleState, kind: keyof Known, who: string, work: () => readonly Reachable[]) {
  let found = known.get(state);
  if (!found) known.set(state, (found = { reach: new Map(), exits: new Map() }));
  let places = found[kind].get(who);
  if (!places) found[kind].set(who, (places = work()));
  return places;
}

const nobody: readonly Reachable[] = [];

/** The places to which a character of the active army can walk now. @rule CTU-2 */
export const placesOf = ({ game, state, legal }: Table, who: string): readonly Reachable[] =>
  legal.movers.includes(who) ? remembered(state, 'reach', who, () => reachOf(game, state, who)) : nobody;

/** The places from which a character can leave the board with the banner now. @rule CSC-3 */
export const leavingPlacesOf = ({ game, state, legal }: Table, who: string): readonly Reachable[] =>
  legal.leavers.includes(who) ? remembered(state, 'exits', who, () => exitsOf(game, state, who)) : nobody;

/** The climbs that a character can make now. @rule WAL-2 */
export const climbsOf = ({ legal }: Table, who: string): readonly ClimbNow[] => legal.climbers[who] ?? [];

/** The attacks that a character can make now, by any means. @rule CFI-1 */
export const attacksOf = ({ legal }: Table, who: string): readonly Attack[] => legal.attackers[who] ?? [];

/** The spells that a character can cast now, each with its possible targets. @rule MAG-1 */
export const castsOf = ({ legal }: Table, who: string): readonly CastChoice[] => legal.casters[who] ?? [];

/** One of these spells; undefined where it cannot be cast. */
export const castOf = (table: Table, who: string, use: SpellUse): CastChoice | undefined =>
  castsOf(table, who).find((choice) => choice.use === use);

/** The ids of those who can shoot with the catapult or drag it now, sorted. @rule CAT-1 @rule CAT-3 */
export function crewOf({ legal }: Table): readonly string[] {
  const shooters = Object.entries(legal.attackers)
    .filter(([, attacks]) => attacks.some(({ by }) => by === 'catapult'))
    .map(([who]) => who);
  return [...new Set([...shooters, ...legal.drags.flatMap(({ who }) => who)])].sort();
}

/** The ids of those who can help a character to drag the catapult, sorted. @rule CAT-1 */
export function matesOf({ legal }: Table, who: string): readonly string[] {
  const mates = legal.drags.flatMap(({ who: [a, b] }) => (a === who ? [b] : b === who ? [a] : []));
  return [...new Set(mates)].sort();
}

/** The shortest way for two characters to drag the catapult to each possible hex, sorted by hex. @rule CAT-1 */
export function dragsOf({ legal }: Table, who: string, mate: string): readonly Drag[] {
  const best = new Map<HexIndex, Drag>();
  for (const drag of legal.drags) {
    if (!drag.who.includes(who) || !drag.who.includes(mate)) continue;
    const at = drag.path.at(-1)!;
    if (drag.path.length < (best.get(at)?.path.length ?? Infinity)) best.set(at, drag);
  }
  return [...best.entries()].sort(([a], [b]) => a - b).map(([, drag]) => drag);
}

/** The hex of a character or of the catapult; null off the board. */
export function hexOf({ game, state }: Scene, who: string): HexIndex | null {
  const at = who === machine ? (state.catapult?.at ?? -1) : (fieldOf(game, state).byId.get(who)?.at ?? -1);
  return at < 0 ? null : at;
}

/** The number of the section that is a target; null for other targets. */
export function sectionOfTarget({ game }: Scene, target: Target): Section | null {
  if (target.kind !== 'section') return null;
  const number = sectionAt(game.board, target.hex, target.direction);
  return number < 0 ? null : sectionOf(game.board, number);
}

/** The hexes of a target; of a section both of its hexes. */
export function hexesOfTarget(scene: Scene, target: Target): readonly HexIndex[] {
  if (target.kind === 'section') {
    const section = sectionOfTarget(scene, target);
    return section ? [section.outside, section.inside].filter((hex) => hex >= 0) : [];
  }
  const hex = hexOf(scene, target.kind === 'catapult' ? machine : target.id);
  return hex === null ? [] : [hex];
}

/** All hexes within a distance of a hex, itself included. */
export function within({ game }: Scene, from: HexIndex, reach: number): readonly HexIndex[] {
  const { grid } = game.board;
  const hexes = Array.from({ length: grid.size }, (_, hex) => hex);
  return hexes.filter((hex) => distance(grid, from, hex) <= reach);
}

/** The chance that hail hits one enemy. @rule MAG-2 */
export const hailChance = ({ game }: Scene) => chanceToWound(1, game.ruleset.values.spells.hailFrom - 1);
