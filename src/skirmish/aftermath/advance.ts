import { hasSide } from '../../game';
import { directions, neighbour, type HexIndex } from '../../hex';
import { fieldOf, hexesOf, pieceAt, threatsAt, type Piece } from '../field';
import type { SkirmishGame } from '../game';
import { footStepCost, impassable } from '../ground';
import { mayCross, type Reachable } from '../movement/crossing';
import { mobilityOf, testedHex, type Mobility } from '../movement/mobility';
import { choiceOf, eachRideStep, nodeOf, poseOf } from '../movement/riding';
import { nodesOf, search, type Graph } from '../movement/search';
import type { SkirmishState } from '../state';

/** In contact with a standing character of the army other than this one; mules do not count. @rule ADV-4 */
function isEngaged(game: SkirmishGame, state: SkirmishState, enemy: Piece, advancer: Piece): boolean {
  const field = fieldOf(game, state);
  return hexesOf(enemy).some((from) =>
    directions.some((direction) => {
      const to = neighbour(game.board.grid, from, direction);
      const beside = to < 0 ? undefined : pieceAt(field, to);
      if (!beside?.sheet || beside.sheet.animal || !beside.standing) return false;
      if (beside.army !== advancer.army || beside.id === advancer.id) return false;
      return !hasSide(game.board.wall, from, direction);
    }),
  );
}

/** Enemies that test an advancer on a hex: those that threaten it and are not engaged. @rule ADV-4 */
export function advanceTesters(
  game: SkirmishGame,
  state: SkirmishState,
  advancer: Piece,
): (hex: HexIndex) => readonly Piece[] {
  return (hex) =>
    threatsAt(game, state, advancer.army!, hex).filter((enemy) => !isEngaged(game, state, enemy, advancer));
}

/** Steps on foot, each counted as one whatever the ground. @rule ADV-2 */
function stepsOnFoot(game: SkirmishGame, state: SkirmishState, mover: Piece): Graph['expand'] {
  const field = fieldOf(game, state);
  return (hex, visit) => {
    for (const direction of directions) {
      if (footStepCost(game, state.bodies, hex, direction) === impassable) continue;
      const to = neighbour(game.board.grid, hex, direction);
      if (mayCross(field, mover, to)) visit(to, 1, direction);
    }
  };
}

/** A horse's steps ahead, turning at will: no pivot, no about-turn. @rule ADV-3 */
function stepsAhead(game: SkirmishGame, state: SkirmishState, mover: Piece): Graph['expand'] {
  const field = fieldOf(game, state);
  return (node, visit) => {
    eachRideStep(game, state, poseOf(node), (at, facing, kind) => {
      if (kind === 'ahead' && mayCross(field, mover, at)) visit(nodeOf({ at, facing }), 1, choiceOf(facing, kind));
    });
  };
}

/** The first step must lead into a hex that was opened. @rule ADV-2 */
function firstInto(mobility: Mobility, steps: Graph['expand'], into: readonly HexIndex[]): Graph['expand'] {
  return (node, visit) =>
    steps(node, (to, cost, choice) => {
      if (node !== mobility.start || into.includes(testedHex(mobility, to))) visit(to, cost, choice);
    });
}

/**
 * All places where an attacker's advance can end, with the tests on the way; empty for those who cannot act or are not
 * next to an opened hex. @rule ADV-1 @rule ADV-2 @rule ADV-3
 */
export function advancesOf(
  game: SkirmishGame,
  state: SkirmishState,
  who: string,
  into: readonly HexIndex[],
): Reachable[] {
  const mover = fieldOf(game, state).byId.get(who);
  if (!mover?.sheet || !mover.standing) return [];
  const rides = mover.facing !== null;
  const mobility = mobilityOf(game, state, mover);
  const testers = advanceTesters(game, state, mover);
  const testsOn = (node: number) => testers(testedHex(mobility, node)).length;
  const steps = rides ? stepsAhead(game, state, mover) : stepsOnFoot(game, state, mover);
  const { foot, mounted } = game.ruleset.values.advance;
  const places: Reachable[] = [];
  const ways = search(mobility.start, rides ? mounted : foot, { testsOn, expand: firstInto(mobility, steps, into) });
  for (const [node, [way]] of ways) {
    if (!way?.previous || !mobility.mayEnd(node)) continue;
    const tests = way.tests + (game.options.testLastHex ? testsOn(node) : 0);
    places.push({ pose: mobility.poseOf(node), tests, cost: way.cost, path: nodesOf(way).map(mobility.poseOf) });
  }
  return places.sort((a, b) => a.pose.at - b.pose.at || (a.pose.facing ?? 0) - (b.pose.facing ?? 0));
}
