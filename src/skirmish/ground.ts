import { hasSide, terrainIds, type Board } from '../game';
import { directions, neighbour, type Direction, type HexIndex } from '../hex';
import { covers } from './results';
import type { Ruleset } from './ruleset';

/** No way through. */
export const impassable = 255;

/** What the rules need to know of each hex, computed from the terrain once per game. @rule TER */
export interface Ground {
  /** By hex, the movement points to enter on foot; `impassable` where nobody can. */
  readonly foot: Uint8Array;
  readonly mounted: Uint8Array;
  /**
   * Six per hex: the points of a step over each side, with what the side adds, without the dead. @rule TER-1 @rule
   * TER-2
   */
  readonly footSteps: Uint8Array;
  /** The same for the head of a horse, without what turning costs. @rule MOV-10 */
  readonly rideSteps: Uint8Array;
  readonly stopsFire: Uint8Array;
  /** Index into `covers`. */
  readonly cover: Uint8Array;
  readonly melee: Int8Array;
  readonly house: Uint8Array;
  readonly door: Uint8Array;
}

type Hexes = Omit<Ground, 'footSteps' | 'rideSteps'>;

function makeHexes(board: Board, ruleset: Ruleset): Hexes {
  const bytes = () => new Uint8Array(board.grid.size);
  const hexes: Hexes = {
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
    hexes.foot[hex] = terrain.foot ?? impassable;
    hexes.mounted[hex] = terrain.mounted ?? impassable;
    hexes.stopsFire[hex] = terrain.stopsFire ? 1 : 0;
    hexes.cover[hex] = covers.indexOf(terrain.cover);
    hexes.melee[hex] = terrain.melee;
    hexes.house[hex] = terrain.id === 'house' ? 1 : 0;
    hexes.door[hex] = terrain.id === 'door' ? 1 : 0;
  });
  return hexes;
}

/** Every step's points: the ground entered and what the side adds; `windowCost` null where no window is climbed through. */
function makeSteps(
  board: Board,
  entering: Uint8Array,
  sides: { readonly windowCost: number | null; readonly fenceCost: number },
): Uint8Array {
  const steps = new Uint8Array(board.grid.size * 6).fill(impassable);
  for (let hex = 0; hex < board.grid.size; hex++) {
    for (const direction of directions) {
      const to = neighbour(board.grid, hex, direction);
      if (to < 0 || entering[to] === impassable || hasSide(board.wall, hex, direction)) continue;
      const window = hasSide(board.window, hex, direction);
      if (window && sides.windowCost === null) continue;
      const extra = window ? sides.windowCost! : hasSide(board.fence, hex, direction) ? sides.fenceCost : 0;
      steps[hex * 6 + direction] = entering[to]! + extra;
    }
  }
  return steps;
}

/**
 * Computes the ground of a board under a ruleset, hex by hex, without the dead. To be called once per game. @rule TER
 */
export function makeGround(board: Board, ruleset: Ruleset): Ground {
  const hexes = makeHexes(board, ruleset);
  const { windowCost, fenceCost } = ruleset.values.sides;
  return {
    ...hexes,
    footSteps: makeSteps(board, hexes.foot, { windowCost, fenceCost: fenceCost.foot }),
    rideSteps: makeSteps(board, hexes.mounted, { windowCost: null, fenceCost: fenceCost.mounted }),
  };
}

interface GroundGame {
  readonly board: Board;
  readonly ground: Ground;
  readonly ruleset: Ruleset;
}
type Bodies = Readonly<Record<HexIndex, number>>;

/** Points for a hex's ground with the dead on it, from those without. @rule TER-3 @rule TER-4 */
function withDead({ values }: Ruleset, cost: number, ground: number, dead: number | undefined): number {
  if (cost === impassable || dead === undefined || dead < values.bodies.doubleFrom) return cost;
  return dead >= values.bodies.impassableFrom ? impassable : cost + ground;
}

/** Points to enter a hex on foot, for its ground and the dead on it, without sides. @rule TER-3 */
export const footGroundCost = ({ ground, ruleset }: GroundGame, bodies: Bodies, hex: HexIndex): number =>
  withDead(ruleset, ground.foot[hex]!, ground.foot[hex]!, bodies[hex]);

/** Points for a rider whose head enters a hex, without what turning costs. @rule TER-4 */
export const mountedGroundCost = ({ ground, ruleset }: GroundGame, bodies: Bodies, hex: HexIndex): number =>
  withDead(ruleset, ground.mounted[hex]!, ground.mounted[hex]!, bodies[hex]);

function stepCost(
  { board, ruleset }: GroundGame,
  steps: Uint8Array,
  entering: Uint8Array,
  bodies: Bodies,
  from: HexIndex,
  direction: Direction,
): number {
  const cost = steps[from * 6 + direction]!;
  if (cost === impassable) return impassable;
  const to = board.grid.neighbours[from * 6 + direction]!;
  return withDead(ruleset, cost, entering[to]!, bodies[to]);
}

/** Points of one step on foot, `impassable` where it is not possible. Occupants are ignored. @rule TER-1 @rule TER-2 */
export const footStepCost = (game: GroundGame, bodies: Bodies, from: HexIndex, direction: Direction): number =>
  stepCost(game, game.ground.footSteps, game.ground.foot, bodies, from, direction);

/**
 * Points of a step of a horse's head, without what turning costs; `impassable` where a horse cannot go. @rule MOV-10
 * @rule TER-2
 */
export const headStepCost = (game: GroundGame, bodies: Bodies, from: HexIndex, direction: Direction): number =>
  stepCost(game, game.ground.rideSteps, game.ground.mounted, bodies, from, direction);

/** Whether a horse may put either half on a hex. @rule MOV-10 @rule TER-4 */
export const rideable = (game: GroundGame, bodies: Bodies, hex: HexIndex): boolean =>
  mountedGroundCost(game, bodies, hex) !== impassable;
