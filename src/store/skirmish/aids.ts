import { directions, neighbour, tiedBetween, type HexIndex } from '../../hex';
import {
  fieldOf,
  hexesOf,
  pieceAt,
  reachableBy,
  sight,
  type Blocker,
  type Piece,
  couldStrike,
  hexesOfPose,
} from '../../skirmish';
import { together, type Ruled, type Threat } from '../aids';
import type { Table } from './interaction';

type Scene = Pick<Table, 'game' | 'state'>;

/** The piece that stands on a hex; where there is none, an imaginary one on foot without weapons, alone on that hex. */
const standingAt = ({ game, state }: Scene, hex: HexIndex): Piece =>
  pieceAt(fieldOf(game, state), hex) ?? {
    id: '',
    sheet: null,
    army: null,
    head: hex,
    tail: -1,
    facing: null,
    standing: true,
    values: { attack: 0, defence: 0, move: 0 },
  };

/** A line between any two hexes, and what it means for a shot along it. */
export interface RuledShot extends Ruled<Blocker> {
  /** Whether a shooter at its first hex shoots over people who would otherwise block the line. @rule LOF-5 */
  readonly overPeople: boolean;
}

/** The line from one hex to another, between those who stand there, if any. @rule LOF-2 @rule LOF-3 */
export function ruled({ game, state }: Scene, from: HexIndex, to: HexIndex): RuledShot {
  const scene = { game, state };
  const [shooter, target] = [standingAt(scene, from), standingAt(scene, to)];
  const { range, clear, blockers } = sight(game, state, { shooter, from, target, to });
  const unarmed = { shooter: { ...shooter, sheet: null }, from, target, to };
  const overPeople = clear && shooter.sheet !== null && !sight(game, state, unarmed).clear;
  return { range, clear, blockers, ties: tiedBetween(game.board.grid, from, to), overPeople };
}

/** The range of a character's weapon; 0 for those without one. @rule RNG-1 */
const reachOfWeapon = ({ game }: Scene, { sheet }: Piece): number =>
  sheet?.weapon ? (game.ruleset.weapons[sheet.weapon].ranges.at(-1)?.upTo ?? 0) : 0;

/** Whether a character has a weapon to shoot with, and is standing. @rule CHR-3 */
export function shoots(scene: Scene, who: string): boolean {
  const piece = fieldOf(scene.game, scene.state).byId.get(who);
  return piece !== undefined && piece.standing && reachOfWeapon(scene, piece) > 0;
}

/** Every hex within a shooter's range to which a line of his is clear, his own left out. @rule LOF-2 @rule RNG-1 */
export function seenBy(scene: Scene, who: string): readonly HexIndex[] {
  const { game, state } = scene;
  const shooter = fieldOf(game, state).byId.get(who);
  if (!shooter?.standing) return [];
  const reach = reachOfWeapon(scene, shooter);
  const own = hexesOf(shooter);
  const seen: HexIndex[] = [];
  for (let to = 0; to < game.board.grid.size; to++) {
    if (own.includes(to)) continue;
    const target = standingAt(scene, to);
    const clear = own.some((from) => {
      const line = sight(game, state, { shooter, from, target, to });
      return line.clear && line.range <= reach;
    });
    if (clear) seen.push(to);
  }
  return seen;
}

/** What somebody can strike when he holds these hexes. @rule MEL-2 */
function strikesFrom({ game, state }: Scene, { facing }: Piece, hexes: readonly HexIndex[]): HexIndex[] {
  return hexes.flatMap((from) =>
    directions.flatMap((direction) => {
      const to = neighbour(game.board.grid, from, direction);
      return to >= 0 && couldStrike(game, state, facing !== null, from, direction, to) ? [to] : [];
    }),
  );
}

/** What one enemy threatens: hexes it could strike after a move, and hexes it can shoot at from where it stands. */
function threatOf(scene: Scene, piece: Piece): Threat {
  const { game, state } = scene;
  const stands = hexesOf(piece);
  const places = reachableBy(game, state, piece.id).map(({ pose }) => hexesOfPose(game, pose));
  const fights = piece.values.attack > 0;
  const struck = fights ? [stands, ...places].flatMap((hexes) => strikesFrom(scene, piece, hexes)) : [];
  return { reach: [...stands, ...places.flat()], struck: [...struck, ...seenBy(scene, piece.id)] };
}

/** What one enemy threatens, or all of them together (`who` null). The stunned threaten nothing. @rule CHR-3 */
export function threat(scene: Scene, who: string | null): Threat {
  const { game, state } = scene;
  const enemies = fieldOf(game, state).pieces.filter(
    ({ id, army, standing }) => standing && army !== null && (who === null ? army !== state.active : id === who),
  );
  return together(enemies.map((enemy) => threatOf(scene, enemy)));
}
