import { directions, neighbour, type HexIndex } from '../../hex';
import { fieldOf, pieceAt, threatsAt, type Field, type Piece } from '../field';
import type { Pose, SkirmishGame } from '../game';
import { footStepCost, impassable } from '../ground';
import type { SkirmishState } from '../state';
import { nodesOf, search, type Way } from './search';

/** A place where a move can end. */
export interface Reachable {
  readonly pose: Pose;
  /** Infiltration tests on the way. @rule MOV-3 */
  readonly tests: number;
  readonly cost: number;
  /** Every pose after each step. */
  readonly path: readonly Pose[];
}

/** Whether somebody of `army` may pass through a hex: never a standing enemy, nor a horse alone. @rule MOV-2 @rule UNH-4 */
export function mayCross(field: Field, mover: Piece, hex: HexIndex): boolean {
  const piece = pieceAt(field, hex);
  if (!piece || piece.id === mover.id) return true;
  return piece.army !== null && (piece.army === mover.army || !piece.standing);
}

/** Whether a move may end there: nobody living, no horse. @rule MOV-2 */
export function mayEnd(field: Field, mover: Piece, hex: HexIndex): boolean {
  const piece = pieceAt(field, hex);
  return !piece || piece.id === mover.id;
}

/** Counts threats once a hex. */
export function threatCounter(game: SkirmishGame, state: SkirmishState, mover: Piece): (hex: HexIndex) => number {
  const counts = new Int8Array(game.board.grid.size).fill(-1);
  return (hex) => {
    if (counts[hex]! < 0) counts[hex] = threatsAt(game, state, mover.army!, hex).length;
    return counts[hex]!;
  };
}

/** All ways on foot, by hex. */
function footWays(game: SkirmishGame, state: SkirmishState, mover: Piece, budget: number): Map<number, readonly Way[]> {
  const field = fieldOf(game, state);
  return search(mover.head, budget, {
    testsOn: threatCounter(game, state, mover),
    expand: (hex, visit) => {
      for (const direction of directions) {
        const cost = footStepCost(game, state.bodies, hex, direction);
        if (cost === impassable) continue;
        const to = neighbour(game.board.grid, hex, direction);
        if (mayCross(field, mover, to)) visit(to, cost, direction);
      }
    },
  });
}

const posesOf = (way: Way): Pose[] => nodesOf(way).map((at) => ({ at, facing: null }));

/**
 * Every hex on which somebody on foot can end his move with what his movement allows, by hex index: fewest tests first,
 * then the cheapest way. Whether it is his turn to move is not asked here. @rule MOV-1 @rule MOV-5
 */
export function reachOnFoot(game: SkirmishGame, state: SkirmishState, who: string): Reachable[] {
  const field = fieldOf(game, state);
  const mover = field.byId.get(who);
  if (!mover?.sheet || mover.facing !== null) return [];
  const lastCounts = game.options.testLastHex ? threatCounter(game, state, mover) : () => 0;
  const reachable: Reachable[] = [];
  for (const [hex, ways] of footWays(game, state, mover, mover.values.move)) {
    const way = ways[0]!;
    if (!way.previous || !mayEnd(field, mover, hex)) continue;
    reachable.push({
      pose: { at: hex, facing: null },
      tests: way.tests + lastCounts(hex),
      cost: way.cost,
      path: posesOf(way),
    });
  }
  return reachable.sort((a, b) => a.pose.at - b.pose.at);
}

/** Edge hexes from which he can leave the board, the way and the step off it paid: the edge hex is tested too. @rule VIC-1 */
export function exitsOnFoot(
  game: SkirmishGame,
  state: SkirmishState,
  who: string,
  isExit: (hex: HexIndex) => boolean,
): Reachable[] {
  const field = fieldOf(game, state);
  const mover = field.byId.get(who);
  const budget = (mover?.values.move ?? 0) - game.ruleset.values.leavingCost;
  if (!mover?.sheet || mover.facing !== null || budget < 0) return [];
  const tests = threatCounter(game, state, mover);
  const exits: Reachable[] = [];
  for (const [hex, ways] of footWays(game, state, mover, budget)) {
    const way = ways[0]!;
    if (!isExit(hex)) continue;
    exits.push({
      pose: { at: hex, facing: null },
      tests: way.tests + (way.previous ? tests(hex) : 0),
      cost: way.cost + game.ruleset.values.leavingCost,
      path: posesOf(way),
    });
  }
  return exits.sort((a, b) => a.pose.at - b.pose.at);
}
