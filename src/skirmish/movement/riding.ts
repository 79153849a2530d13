import { hasSide } from '../../game';
import { directions, neighbour, opposite, turned, type Direction, type HexIndex } from '../../hex';
import { fieldOf, type Piece } from '../field';
import type { Pose } from '../character';
import type { SkirmishGame } from '../game';
import { mountedGroundCost, impassable } from '../ground';
import type { SkirmishState } from '../state';
import { mayCross } from './crossing';

/** Where a horse stands: its head's hex and the way it looks. @rule CHR-4 */
export interface HorsePose {
  readonly at: HexIndex;
  readonly facing: Direction;
}

export type RideStepKind = 'ahead' | 'pivot' | 'aboutTurn';

export interface RideStep {
  readonly pose: HorsePose;
  readonly kind: RideStepKind;
  /** Ground, fence and turning together. @rule MOV-9 */
  readonly cost: number;
}

export const hindquarters = (game: SkirmishGame, { at, facing }: HorsePose): HexIndex =>
  neighbour(game.board.grid, at, opposite(facing));

/** Both hexes of a rider's pose, the one of a man on foot. */
export const hexesOfPose = (game: SkirmishGame, { at, facing }: Pose): HexIndex[] =>
  facing === null ? [at] : [at, hindquarters(game, { at, facing })];

/** Points of the head's step over a side, turning aside; `impassable` where a horse cannot go. @rule MOV-10 @rule TER-2 */
function headCost(game: SkirmishGame, state: SkirmishState, from: HexIndex, direction: Direction): number {
  const { board, ruleset } = game;
  const to = neighbour(board.grid, from, direction);
  if (to < 0 || hasSide(board.wall, from, direction) || hasSide(board.window, from, direction)) return impassable;
  const ground = mountedGroundCost(game, state.bodies, to);
  if (ground === impassable) return impassable;
  return hasSide(board.fence, from, direction) ? ground + ruleset.values.sides.fenceCost.mounted : ground;
}

/** How far a horse turns, in steps of 60°, either way. */
const turnSteps = (from: Direction, to: Direction): number => {
  const away = (to - from + 6) % 6;
  return Math.min(away, 6 - away);
};

/** Every step of a horse from a pose, occupants not looked at. @rule MOV-8 @rule MOV-9 */
export function* rideSteps(game: SkirmishGame, state: SkirmishState, pose: HorsePose): Generator<RideStep> {
  const { grid } = game.board;
  const { straight, sixty, flank, pivot, aboutTurn } = game.ruleset.values.turning;
  const tail = hindquarters(game, pose);
  const turning = [straight, sixty, flank];
  for (const facing of directions) {
    const turn = turning[turnSteps(pose.facing, facing)];
    const ahead = turn === undefined ? impassable : headCost(game, state, pose.at, facing);
    if (ahead !== impassable) {
      yield { pose: { at: neighbour(grid, pose.at, facing), facing }, kind: 'ahead', cost: ahead + turn! };
    }
  }
  for (const steps of [2, 3, 4]) {
    const facing = turned(pose.facing, steps);
    const behind = headCost(game, state, tail, facing);
    if (behind !== impassable) {
      yield { pose: { at: neighbour(grid, tail, facing), facing }, kind: 'pivot', cost: behind + pivot };
    }
  }
  yield { pose: { at: tail, facing: opposite(pose.facing) }, kind: 'aboutTurn', cost: aboutTurn };
}

/** The same, without those that an enemy or a horse alone bars. @rule MOV-10 */
export function* openRideSteps(
  game: SkirmishGame,
  state: SkirmishState,
  mover: Piece,
  pose: HorsePose,
): Generator<RideStep> {
  const field = fieldOf(game, state);
  for (const step of rideSteps(game, state, pose)) if (mayCross(field, mover, step.pose.at)) yield step;
}

/** One number a pose, for the search; and the order of steps among equals: by facing, an about-turn last. */
export const nodeOf = ({ at, facing }: HorsePose): number => at * 6 + facing;
export const poseOf = (node: number): HorsePose => ({ at: Math.trunc(node / 6), facing: (node % 6) as Direction });
export const choiceOf = ({ pose, kind }: RideStep): number => pose.facing * 2 + (kind === 'aboutTurn' ? 1 : 0);
