import { directions, neighbour, type HexIndex } from '../../hex';
import { fieldOf, type Piece } from '../field';
import type { Pose } from '../character';
import type { SkirmishGame } from '../game';
import { footStepCost, impassable } from '../ground';
import type { SkirmishState } from '../state';
import { mayCross, mayEnd } from './crossing';
import { choiceOf, eachRideStep, hindquarters, nodeOf, poseOf } from './riding';
import type { Graph } from './search';

/** How a piece moves, in terms of the search: one node per hex on foot, six per hex on horseback. */
export interface Mobility {
  readonly start: number;
  readonly expand: Graph['expand'];
  readonly poseOf: (node: number) => Pose;
  /** Whether a move may end there. @rule MOV-2 @rule MOV-10 */
  readonly mayEnd: (node: number) => boolean;
}

/** The hex at which enemies cause tests: a rider's head. @rule MOV-11 */
export const testedHex = (mobility: Mobility, node: number): HexIndex => mobility.poseOf(node).at;

function onFoot(game: SkirmishGame, state: SkirmishState, mover: Piece): Mobility {
  const field = fieldOf(game, state);
  return {
    start: mover.head,
    poseOf: (at) => ({ at, facing: null }),
    mayEnd: (hex) => mayEnd(field, mover, hex),
    expand: (hex, visit) => {
      for (const direction of directions) {
        const cost = footStepCost(game, state.bodies, hex, direction);
        if (cost === impassable) continue;
        const to = neighbour(game.board.grid, hex, direction);
        if (mayCross(field, mover, to)) visit(to, cost, direction);
      }
    },
  };
}

function inTheSaddle(game: SkirmishGame, state: SkirmishState, mover: Piece): Mobility {
  const field = fieldOf(game, state);
  return {
    start: nodeOf({ at: mover.head, facing: mover.facing! }),
    poseOf,
    mayEnd: (node) => {
      const pose = poseOf(node);
      return mayEnd(field, mover, pose.at) && mayEnd(field, mover, hindquarters(game, pose));
    },
    expand: (node, visit) => {
      eachRideStep(game, state, poseOf(node), (at, facing, kind, cost) => {
        if (mayCross(field, mover, at)) visit(nodeOf({ at, facing }), cost, choiceOf(facing, kind));
      });
    },
  };
}

/** The mobility of a piece as it is now, on foot or mounted. */
export const mobilityOf = (game: SkirmishGame, state: SkirmishState, mover: Piece): Mobility =>
  mover.facing === null ? onFoot(game, state, mover) : inTheSaddle(game, state, mover);
