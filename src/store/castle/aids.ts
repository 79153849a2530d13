import type { Modifier } from '../../game';
import { directions, neighbour, tiedBetween, distance, type HexIndex } from '../../hex';
import {
  fieldOf,
  reachableBy,
  sight,
  type Blocker,
  type Piece,
  catapultFor,
  climbsOf,
  touches,
  reachOfShots,
} from '../../castle';
import { together, type Ruled, type Threat } from '../aids';
import type { Scene } from './table';

/** A line between any two hexes, and what it means for a shot along it. */
export interface RuledShot extends Ruled<Blocker> {
  /** The best cover that the line gives to a target at its far end; null where it gives none. @rule CFI-4 */
  readonly hides: Modifier | null;
  /** The range of a shot from the first hex. @rule CFI-3 @rule CSC-2 */
  readonly reach: number;
}

/** The line from one hex to another. @rule CFI-4 */
export function ruled({ game, state }: Scene, from: HexIndex, to: HexIndex): RuledShot {
  const { range, clear, blockers, hides } = sight(game, state, from, to);
  const best = hides.reduce<Modifier | null>((most, one) => (most && most.value >= one.value ? most : one), null);
  return {
    range,
    clear,
    blockers,
    ties: tiedBetween(game.board.grid, from, to),
    hides: best,
    reach: reachOfShots(game, { at: from }),
  };
}

const fightsFromAfar = ({ sheet }: Piece): boolean => sheet.shooting > 0 || sheet.magic > 0;

/** Whether somebody shoots or attacks by magic, and is not in a stupor. @rule CFI-3 @rule MAG-2 */
export function shoots({ game, state }: Scene, who: string): boolean {
  const piece = fieldOf(game, state).byId.get(who);
  return piece !== undefined && piece.stupor === 0 && fightsFromAfar(piece);
}

/** Every hex within reach of a shot from a hex to which the line is clear, that hex left out. @rule CFI-3 @rule CFI-4 */
function shotFrom({ game, state }: Scene, from: HexIndex, known: ReadonlySet<HexIndex> = new Set()): HexIndex[] {
  const { grid } = game.board;
  const reach = reachOfShots(game, { at: from });
  const hexes = Array.from({ length: grid.size }, (_, hex) => hex);
  return hexes.filter(
    (hex) =>
      hex !== from && !known.has(hex) && distance(grid, from, hex) <= reach && sight(game, state, from, hex).clear,
  );
}

/** Every hex within a shooter's reach to which his line is clear, his own left out. @rule CFI-3 @rule CFI-4 */
export function seenBy(scene: Scene, who: string): readonly HexIndex[] {
  const shooter = fieldOf(scene.game, scene.state).byId.get(who);
  return shooter && shoots(scene, who) ? shotFrom(scene, shooter.at) : [];
}

/** The hexes that a character on a hex is in contact with; on a tower's top also that hex itself. @rule CTU-3 */
function touchedFrom({ game, state }: Scene, from: HexIndex): HexIndex[] {
  const beside = directions.map((direction) => neighbour(game.board.grid, from, direction));
  return [from, ...beside].filter((to) => to >= 0 && touches(game, state, from, to));
}

/** The hexes inside the ramparts that a character could climb to, and strike at, from a hex. @rule WAL-2 */
function climbedFrom({ game, state }: Scene, { id }: Piece, from: HexIndex): HexIndex[] {
  const characters = { ...state.characters, [id]: { ...state.characters[id]!, at: from } };
  return climbsOf(game, { ...state, characters }, id).map(({ to }) => to);
}

/**
 * The hexes that the catapult could hit, if a character can reach it and serve it. @rule CAT-2 @rule CAT-3 @rule CAT-5
 */
function thrownAt(scene: Scene, { army }: Piece, places: readonly HexIndex[]): HexIndex[] {
  const { game, state } = scene;
  const machine = catapultFor(game, state, army);
  if ('code' in machine || machine.shots <= 0 || !places.some((at) => touches(game, state, at, machine.at))) return [];
  const { grid } = game.board;
  const hexes = Array.from({ length: grid.size }, (_, hex) => hex);
  return hexes.filter((hex) => distance(grid, machine.at, hex) <= game.ruleset.values.catapult.reach);
}

/**
 * What one enemy threatens in its next turn: it walks, and then strikes, climbs, shoots or serves the catapult. @rule
 * CTU-1
 */
function threatOf(scene: Scene, piece: Piece): Threat {
  const { game, state } = scene;
  const reach = [piece.at, ...reachableBy(game, state, piece.id).map(({ at }) => at)];
  const struck = new Set(thrownAt(scene, piece, reach));
  for (const from of reach) {
    const blows = piece.sheet.melee > 0 ? [...touchedFrom(scene, from), ...climbedFrom(scene, piece, from)] : [];
    const shots = fightsFromAfar(piece) ? shotFrom(scene, from, struck) : [];
    for (const hex of [...blows, ...shots]) struck.add(hex);
  }
  return { reach, struck: [...struck] };
}

/** What one enemy threatens, or all of them together (`who` null). Those in a stupor threaten nothing. @rule MAG-2 */
export function threat(scene: Scene, who: string | null): Threat {
  const { game, state } = scene;
  const enemies = fieldOf(game, state).pieces.filter(
    ({ id, army, stupor }) => stupor === 0 && (who === null ? army !== state.active : id === who),
  );
  return together(enemies.map((enemy) => threatOf(scene, enemy)));
}
