import { directions, neighbour, type Direction, type HexIndex } from '../../hex';
import { fieldOf, type Piece } from '../field';
import type { CastleGame } from '../game';
import type { CastleState } from '../state';
import { isContested, occupantRefusal, stepCost } from './step';

/** A hex where a move can end. */
export interface Reachable {
  readonly at: HexIndex;
  readonly cost: number;
  /** Every hex after each step. */
  readonly path: readonly HexIndex[];
}

interface Way extends Reachable {
  readonly choices: readonly Direction[];
}

/** Movement points of a character now: twice as many with haste, half a step less with the banner. @rule CTU-2 @rule CSC-3 */
export function pointsOf(game: CastleGame, state: CastleState, who: string): number {
  const { points, hasted, bannerCosts } = game.ruleset.values.move;
  const all = state.doings.hasted.includes(who) ? hasted : points;
  return state.banner?.carrier === who ? all - bannerCosts : all;
}

/** The cheapest, then of the fewest hexes, then the first by direction at the first difference. */
function comesFirst(a: Way, b: Way): boolean {
  if (a.cost !== b.cost) return a.cost < b.cost;
  if (a.path.length !== b.path.length) return a.path.length < b.path.length;
  const index = a.choices.findIndex((choice, at) => choice !== b.choices[at]);
  return index >= 0 && a.choices[index]! < b.choices[index]!;
}

/** The best way to every hex that somebody can get to, crossed ones and his own among them. */
function waysOf(game: CastleGame, state: CastleState, mover: Piece, budget: number): Map<HexIndex, Way> {
  const best = new Map<HexIndex, Way>([[mover.at, { at: mover.at, cost: 0, path: [], choices: [] }]]);
  for (let cost = 0; cost < budget; cost++) {
    // Every step costs something, so ways of this cost are final by now.
    for (const way of [...best.values()].filter((found) => found.cost === cost)) {
      if (way.path.length > 0 && isContested(game, state, mover, way.at)) continue;
      for (const direction of directions) {
        const step = stepCost(game, state, mover.army, way.at, direction);
        if (typeof step !== 'number' || cost + step > budget) continue;
        const at = neighbour(game.board.grid, way.at, direction);
        const opens = [false, true].some((stays) => !occupantRefusal(game, state, mover, at, stays));
        if (!opens) continue;
        const next = { at, cost: cost + step, path: [...way.path, at], choices: [...way.choices, direction] };
        const known = best.get(at);
        if (!known || comesFirst(next, known)) best.set(at, next);
      }
    }
  }
  return best;
}

const plain = ({ at, cost, path }: Way): Reachable => ({ at, cost, path });

/**
 * Every hex where a character can end by walking with the points he has, sorted by hex, his own left out. Whether it is
 * his turn to move is not asked here. @rule CTU-2
 */
export function reachableBy(game: CastleGame, state: CastleState, who: string): Reachable[] {
  const mover = fieldOf(game, state).byId.get(who);
  if (!mover) return [];
  return [...waysOf(game, state, mover, pointsOf(game, state, who)).values()]
    .filter(({ at }) => at !== mover.at && !occupantRefusal(game, state, mover, at, true))
    .sort((a, b) => a.at - b.at)
    .map(plain);
}

/** Hexes from which the banner's carrier can leave the board, the way and the step off it paid. @rule CSC-3 */
export function exitsBy(
  game: CastleGame,
  state: CastleState,
  who: string,
  isExit: (hex: HexIndex) => boolean,
): Reachable[] {
  const mover = fieldOf(game, state).byId.get(who);
  const budget = pointsOf(game, state, who) - game.ruleset.values.move.leavingCost;
  if (!mover || budget < 0) return [];
  return [...waysOf(game, state, mover, budget).values()]
    .filter(({ at }) => isExit(at) && !occupantRefusal(game, state, mover, at, true))
    .sort((a, b) => a.at - b.at)
    .map(plain);
}
