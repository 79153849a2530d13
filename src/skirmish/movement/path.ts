import { hasSide, type Refusal } from '../../game';
import { directionTo, neighbour, type HexIndex } from '../../hex';
import { fieldOf, pieceAt, type Piece } from '../field';
import type { Pose } from '../character';
import type { SkirmishGame } from '../game';
import { footStepCost, impassable, rideable } from '../ground';
import { refuse } from '../refusals';
import type { SkirmishState } from '../state';
import { barrierToHorses } from './barrier';
import { mayCross } from './crossing';
import { eachRideStep, hexesOfPose } from './riding';

/** Who stands in the way of somebody entering a hex; null when nobody does. @rule MOV-2 @rule UNH-4 */
function occupantRefusal(game: SkirmishGame, state: SkirmishState, mover: Piece, hex: HexIndex): Refusal | null {
  const field = fieldOf(game, state);
  if (mayCross(field, mover, hex)) return null;
  const piece = pieceAt(field, hex)!;
  return piece.army === null
    ? refuse('horse-in-the-way', 'UNH-4', { hex })
    : refuse('enemy-in-the-way', 'MOV-2', { hex, who: piece.id });
}

/** The ground itself, or the dead on it. @rule TER @rule TER-3 @rule MOV-10 */
function groundRefusal(game: SkirmishGame, hex: HexIndex, mounted: boolean): Refusal {
  const byGround = (mounted ? game.ground.mounted : game.ground.foot)[hex] === impassable;
  if (!byGround) return refuse('no-way-through', 'TER-3', { hex });
  return mounted ? refuse('no-way-through', 'MOV-10', { hex, mounted: 1 }) : refuse('no-way-through', 'TER', { hex });
}

/** What a step on foot costs, or why it cannot be made. @rule TER-2 */
function footStep(game: SkirmishGame, state: SkirmishState, from: Pose, to: Pose): number | Refusal {
  const direction = directionTo(game.board.grid, from.at, to.at);
  if (direction === null || to.facing !== null) return refuse('no-path', 'MOV-1', { from: from.at, to: to.at });
  if (hasSide(game.board.wall, from.at, direction)) {
    return refuse('wall-between', 'TER-2', { by: 'wall', hex: from.at, direction });
  }
  const cost = footStepCost(game, state.bodies, from.at, direction);
  return cost === impassable ? groundRefusal(game, to.at, false) : cost;
}

/** What a horse's step costs, or why it cannot be made. @rule MOV-8 @rule MOV-10 */
function rideStep(game: SkirmishGame, state: SkirmishState, from: Pose, to: Pose): number | Refusal {
  let cheapest: number | null = null;
  eachRideStep(game, state, { at: from.at, facing: from.facing! }, (at, facing, _kind, cost) => {
    if (at !== to.at || facing !== to.facing) return;
    if (cheapest === null || cost < cheapest) cheapest = cost;
  });
  return cheapest ?? rideRefusal(game, state, from, to);
}

/** Why a horse has no such step: it is none, a side bars it, or the ground does. @rule MOV-8 @rule MOV-10 */
function rideRefusal(game: SkirmishGame, state: SkirmishState, from: Pose, to: Pose): Refusal {
  const { board } = game;
  const { at, facing } = to;
  // The half that would be behind the head's new hex: its old one, or the hindquarters in a pivot.
  const turn = facing === null ? 0 : (facing - from.facing! + 6) % 6;
  const behind = hexesOfPose(game, from).find(
    (hex, half) =>
      facing !== null &&
      neighbour(board.grid, hex, facing) === at &&
      (half === 0 ? turn !== 3 : turn >= 2 && turn <= 4),
  );
  const halves = hexesOfPose(game, from);
  const about = facing !== null && turn === 3 && at === halves[1];
  const closed = about ? halves.find((hex) => !rideable(game, state.bodies, hex)) : undefined;
  if (closed !== undefined) return groundRefusal(game, closed, true);
  if (facing === null || behind === undefined) return refuse('no-path', 'MOV-8', { from: from.at, to: at });
  if (!rideable(game, state.bodies, behind)) return groundRefusal(game, behind, true);
  return barrierToHorses(board, behind, facing) ?? groundRefusal(game, at, true);
}

/**
 * The cost of a path, or the refusal of its first impossible step. The points left, and whether a move may end there,
 * are not checked.
 */
export function pathCost(
  game: SkirmishGame,
  state: SkirmishState,
  mover: Piece,
  path: readonly Pose[],
): number | Refusal {
  const stepOf = mover.facing === null ? footStep : rideStep;
  let cost = 0;
  let from: Pose = { at: mover.head, facing: mover.facing };
  for (const to of path) {
    const step = stepOf(game, state, from, to);
    if (typeof step !== 'number') return step;
    const barred = occupantRefusal(game, state, mover, to.at);
    if (barred) return barred;
    cost += step;
    from = to;
  }
  return cost;
}
