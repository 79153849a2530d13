import { hasSide, terrainIds, type Board } from '../game';
import { neighbour, type Direction, type HexIndex } from '../hex';
import { covers } from './results';
import type { Ruleset } from './ruleset';

/** No way through. */
export const impassable = 255;

/** A board's terrain turned into what rules ask of a hex: built once a game. @rule TER */
export interface Ground {
  /** Movement points to enter, `impassable` where nobody does. */
  readonly foot: Uint8Array;
  readonly mounted: Uint8Array;
  readonly stopsFire: Uint8Array;
  /** Index into `covers`. */
  readonly cover: Uint8Array;
  readonly melee: Int8Array;
  readonly house: Uint8Array;
  readonly door: Uint8Array;
}

export function makeGround(board: Board, ruleset: Ruleset): Ground {
  const bytes = () => new Uint8Array(board.grid.size);
  const ground: Ground = {
    foot: bytes(),
    mounted: bytes(),
    stopsFire: bytes(),
    cover: bytes(),
    melee: new Int8Array(board.grid.size),
    house: bytes(),
    door: bytes(),
  };
  const byId = new Map(ruleset.terrain.map((terrain) => [terrain.id, terrain]));
  board.terrain.forEach((code, hex) => {
    const terrain = byId.get(terrainIds[code]!)!;
    ground.foot[hex] = terrain.foot ?? impassable;
    ground.mounted[hex] = terrain.mounted ?? impassable;
    ground.stopsFire[hex] = terrain.stopsFire ? 1 : 0;
    ground.cover[hex] = covers.indexOf(terrain.cover);
    ground.melee[hex] = terrain.melee;
    ground.house[hex] = terrain.id === 'house' ? 1 : 0;
    ground.door[hex] = terrain.id === 'door' ? 1 : 0;
  });
  return ground;
}

interface GroundGame {
  readonly board: Board;
  readonly ground: Ground;
  readonly ruleset: Ruleset;
}
type Bodies = Readonly<Record<HexIndex, number>>;

const bodyFactor = ({ values }: Ruleset, dead: number): number =>
  dead >= values.bodies.impassableFrom ? 0 : dead >= values.bodies.doubleFrom ? 2 : 1;

/** Points to enter a hex for its ground and the dead on it, sides and turning aside. @rule TER-3 @rule TER-4 */
function groundCost(game: GroundGame, costs: Uint8Array, bodies: Bodies, hex: HexIndex): number {
  const cost = costs[hex]!;
  const factor = bodyFactor(game.ruleset, bodies[hex] ?? 0);
  return cost === impassable || factor === 0 ? impassable : cost * factor;
}

export const footGroundCost = (game: GroundGame, bodies: Bodies, hex: HexIndex): number =>
  groundCost(game, game.ground.foot, bodies, hex);

/** For a rider: of the hex that his head enters. */
export const mountedGroundCost = (game: GroundGame, bodies: Bodies, hex: HexIndex): number =>
  groundCost(game, game.ground.mounted, bodies, hex);

/** Points of one step on foot, `impassable` where it cannot be made. Occupants are not looked at. @rule TER-1 @rule TER-2 */
export function footStepCost(game: GroundGame, bodies: Bodies, from: HexIndex, direction: Direction): number {
  const to = neighbour(game.board.grid, from, direction);
  if (to < 0 || hasSide(game.board.wall, from, direction)) return impassable;
  const cost = footGroundCost(game, bodies, to);
  if (cost === impassable) return impassable;
  const { sides } = game.ruleset.values;
  if (hasSide(game.board.window, from, direction)) return cost + sides.windowCost;
  return hasSide(game.board.fence, from, direction) ? cost + sides.fenceCost.foot : cost;
}

/** Whether a horse may put either half on a hex. @rule MOV-10 @rule TER-4 */
export const rideable = (game: GroundGame, bodies: Bodies, hex: HexIndex): boolean =>
  mountedGroundCost(game, bodies, hex) !== impassable;
