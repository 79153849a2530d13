import { directions, neighbour, opposite, turned, type Direction, type HexIndex } from '../../hex';
import type { Pose } from '../character';
import type { SkirmishGame } from '../game';
import { headStepCost, impassable, rideable } from '../ground';
import type { SkirmishState } from '../state';

/** Where a horse stands: the hex of its head, and its facing. @rule CHR-4 */
export interface HorsePose {
  readonly at: HexIndex;
  readonly facing: Direction;
}

export type RideStepKind = 'ahead' | 'pivot' | 'aboutTurn';

/** The hex of a horse's hindquarters; -1 off the board. */
export const hindquarters = (game: SkirmishGame, { at, facing }: HorsePose): HexIndex =>
  neighbour(game.board.grid, at, opposite(facing));

/** The hexes of a pose: both of a rider, or the one of a character on foot. */
export const hexesOfPose = (game: SkirmishGame, { at, facing }: Pose): HexIndex[] =>
  facing === null ? [at] : [at, hindquarters(game, { at, facing })];

/** Calls `visit` for every step of a horse from a pose; occupants are ignored. @rule MOV-8 @rule MOV-9 */
export function eachRideStep(
  game: SkirmishGame,
  state: SkirmishState,
  { at, facing }: HorsePose,
  visit: (at: HexIndex, facing: Direction, kind: RideStepKind, cost: number) => void,
): void {
  const { neighbours } = game.board.grid;
  const { straight, sixty, flank, pivot, aboutTurn } = game.ruleset.values.turning;
  const back = opposite(facing);
  const tail = neighbours[at * 6 + back]!;
  // Too many may have died under him, passing through: then neither half is put there again. @rule TER-4
  const headHolds = rideable(game, state.bodies, at);
  const tailHolds = rideable(game, state.bodies, tail);
  for (const way of directions) {
    if (way === back || !headHolds) continue;
    const ahead = headStepCost(game, state.bodies, at, way);
    if (ahead === impassable) continue;
    const away = (way - facing + 6) % 6;
    const turn = away === 0 ? straight : away === 1 || away === 5 ? sixty : flank;
    visit(neighbours[at * 6 + way]!, way, 'ahead', ahead + turn);
  }
  for (const steps of [2, 3, 4]) {
    if (!tailHolds) break;
    const way = turned(facing, steps);
    const behind = headStepCost(game, state.bodies, tail, way);
    if (behind !== impassable) visit(neighbours[tail * 6 + way]!, way, 'pivot', behind + pivot);
  }
  if (headHolds && tailHolds) visit(tail, back, 'aboutTurn', aboutTurn);
}

/** One number a pose, for the search; and the order of steps among equals: by facing, an about-turn last. */
export const nodeOf = ({ at, facing }: HorsePose): number => at * 6 + facing;
/** The pose that a node of the search stands for: the reverse of `nodeOf`. */
export const poseOf = (node: number): HorsePose => ({ at: Math.trunc(node / 6), facing: (node % 6) as Direction });
/**
 * The order of a horse's steps: those with smaller numbers are tried first, so that the same one of several equal ways
 * is always found.
 */
export const choiceOf = (facing: Direction, kind: RideStepKind): number => facing * 2 + (kind === 'aboutTurn' ? 1 : 0);
