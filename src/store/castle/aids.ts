import { directions, neighbour, tiedBetween, distance, type HexIndex } from '../../hex';
import { fieldOf, reachableBy, sight, type Blocker, type Piece } from '../../castle';
import { touches } from '../../castle/field';
import { reachOfShots } from '../../castle/fighting/attack';
import { together, type Ruled, type Threat } from '../aids';
import type { Scene } from './table';

/** The line from one hex to another. @rule CFI-4 */
export function ruled({ game, state }: Scene, from: HexIndex, to: HexIndex): Ruled<Blocker> {
  const { range, clear, blockers } = sight(game, state, from, to);
  return { range, clear, blockers, ties: tiedBetween(game.board.grid, from, to) };
}

const fightsFromAfar = ({ sheet }: Piece): boolean => sheet.shooting > 0 || sheet.magic > 0;

/** Whether somebody shoots or attacks by magic, and is not in a stupor. @rule CFI-3 @rule MAG-2 */
export function shoots({ game, state }: Scene, who: string): boolean {
  const piece = fieldOf(game, state).byId.get(who);
  return piece !== undefined && piece.stupor === 0 && fightsFromAfar(piece);
}

/** Every hex within a shooter's reach to which his line is clear, his own left out. @rule CFI-3 @rule CFI-4 */
export function seenBy(scene: Scene, who: string): readonly HexIndex[] {
  const { game, state } = scene;
  const shooter = fieldOf(game, state).byId.get(who);
  if (!shooter || !shoots(scene, who)) return [];
  const { grid } = game.board;
  const reach = reachOfShots(game, shooter);
  const hexes = Array.from({ length: grid.size }, (_, hex) => hex);
  return hexes.filter(
    (hex) =>
      hex !== shooter.at && distance(grid, shooter.at, hex) <= reach && sight(game, state, shooter.at, hex).clear,
  );
}

/** What somebody touches from a hex: that hex itself where it is a top. @rule CTU-3 */
function touchedFrom({ game, state }: Scene, from: HexIndex): HexIndex[] {
  const beside = directions.map((direction) => neighbour(game.board.grid, from, direction));
  return [from, ...beside].filter((to) => to >= 0 && touches(game, state, from, to));
}

/** What one enemy threatens: blows after a walk, shots from where he stands. Climbs are left out. */
function threatOf(scene: Scene, piece: Piece): Threat {
  const { game, state } = scene;
  const reach = [piece.at, ...reachableBy(game, state, piece.id).map(({ at }) => at)];
  const struck = piece.sheet.melee > 0 ? reach.flatMap((from) => touchedFrom(scene, from)) : [];
  return { reach, struck: [...struck, ...seenBy(scene, piece.id)] };
}

/** What one enemy, or every one of them, threatens; nothing by who is in a stupor. @rule MAG-2 */
export function threat(scene: Scene, who: string | null): Threat {
  const { game, state } = scene;
  const enemies = fieldOf(game, state).pieces.filter(
    ({ id, army, stupor }) => stupor === 0 && (who === null ? army !== state.active : id === who),
  );
  return together(enemies.map((enemy) => threatOf(scene, enemy)));
}
