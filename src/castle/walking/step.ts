import { hasSide, type ArmyId, type Refusal } from '../../game';
import { directionTo, neighbour, type Direction, type HexIndex } from '../../hex';
import { fieldOf, pieceOf, piecesAt, type Piece } from '../field';
import type { CastleGame } from '../game';
import { impassable, sectionOf, wholeSectionAt } from '../ground';
import { refuse } from '../refusals';
import type { CastleState } from '../state';

/** Whether a whole section bars somebody who walks: a besieger from outside. @rule WAL-1 @rule WAL-3 */
function barred(game: CastleGame, state: CastleState, army: ArmyId, from: HexIndex, direction: Direction): boolean {
  if (army !== game.options.besieger) return false;
  const section = wholeSectionAt(game, state.broken, from, direction);
  return section >= 0 && sectionOf(game.board, section).outside === from;
}

/**
 * Points of one step on foot for somebody of an army, or why it cannot be made. Occupants are not looked at.
 * @rule CAS-3 @rule WAL-1 @rule WAL-6
 */
export function stepCost(
  game: CastleGame,
  state: CastleState,
  army: ArmyId,
  from: HexIndex,
  direction: Direction,
): number | Refusal {
  const { board, ground } = game;
  const { windowCost, fenceCost } = game.ruleset.values.sides;
  const to = neighbour(board.grid, from, direction);
  if (to < 0) return refuse('no-path', 'CTU-2', { from });
  if (hasSide(board.wall, from, direction)) return refuse('wall-between', 'CAS-3', { hex: from, direction });
  const cost = ground.foot[to]!;
  if (cost === impassable) return refuse('no-way-through', 'CAS-3', { hex: to });
  const tower = ground.tower[to] ? to : ground.tower[from] ? from : -1;
  if (tower >= 0 && !ground.yard[tower === to ? from : to]) return refuse('tower-from-yard', 'WAL-6', { hex: tower });
  if (barred(game, state, army, from, direction)) return refuse('rampart-between', 'WAL-2', { hex: from, direction });
  if (hasSide(board.window, from, direction)) return cost + windowCost;
  return hasSide(board.fence, from, direction) ? cost + fenceCost : cost;
}

/** A top held by an enemy alone: it may be entered, and ends the move. @rule CTU-2 @rule WAL-6 */
export const isContested = (game: CastleGame, state: CastleState, mover: Piece, hex: HexIndex): boolean =>
  game.ground.tower[hex] === 1 && piecesAt(fieldOf(game, state), hex).some(({ army }) => army !== mover.army);

/** Who or what stands in the way of somebody who enters a hex, to go on or to stay; null when nobody does. @rule CTU-2 */
export function occupantRefusal(
  game: CastleGame,
  state: CastleState,
  mover: Piece,
  hex: HexIndex,
  stays: boolean,
): Refusal | null {
  if (state.catapult?.at === hex) return refuse('machine-in-the-way', 'CTU-2', { hex });
  const there = piecesAt(fieldOf(game, state), hex);
  const enemy = there.find(({ army }) => army !== mover.army);
  const friend = pieceOf(fieldOf(game, state), hex, mover.army);
  const joined = friend && friend.id !== mover.id;
  if (enemy && !(stays && game.ground.tower[hex] && !joined)) {
    return refuse('enemy-in-the-way', 'CTU-2', { hex, who: enemy.id });
  }
  return stays && joined ? refuse('place-taken', 'CTU-2', { hex, who: friend.id }) : null;
}

/** The cost of a path, or why it cannot be followed to its end. Points are not asked. @rule CTU-2 */
export function pathCost(
  game: CastleGame,
  state: CastleState,
  mover: Piece,
  path: readonly HexIndex[],
): number | Refusal {
  let cost = 0;
  let from = mover.at;
  for (const [index, to] of path.entries()) {
    const direction = directionTo(game.board.grid, from, to);
    if (direction === null) return refuse('no-path', 'CTU-2', { from, to });
    const step = stepCost(game, state, mover.army, from, direction);
    if (typeof step !== 'number') return step;
    const inTheWay = occupantRefusal(game, state, mover, to, index === path.length - 1);
    if (inTheWay) return inTheWay;
    cost += step;
    from = to;
  }
  return cost;
}
