import { hasSide } from '../../game';
import { directions, neighbour, type HexIndex } from '../../hex';
import { fieldOf, hexesOf, pieceAt, threatsAt, type Piece } from '../field';
import type { SkirmishGame } from '../game';
import { footStepCost, impassable } from '../ground';
import { mayCross, mayEnd, type Reachable } from '../movement/reach';
import { nodesOf, search } from '../movement/search';
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

/**
 * Every place where an attacker's advance can end, with its tests; nothing for one who cannot act or is not next to a
 * hex that was opened. @rule ADV-1 @rule ADV-2
 */
export function advancesOf(
  game: SkirmishGame,
  state: SkirmishState,
  who: string,
  into: readonly HexIndex[],
): Reachable[] {
  const field = fieldOf(game, state);
  const mover = field.byId.get(who);
  if (!mover?.sheet || !mover.standing || mover.facing !== null) return [];
  const testers = advanceTesters(game, state, mover);
  const ways = search(mover.head, game.ruleset.values.advance.foot, {
    testsOn: (hex) => testers(hex).length,
    expand: (hex, visit) => {
      for (const direction of directions) {
        if (footStepCost(game, state.bodies, hex, direction) === impassable) continue;
        const to = neighbour(game.board.grid, hex, direction);
        if (hex === mover.head && !into.includes(to)) continue;
        if (mayCross(field, mover, to)) visit(to, 1, direction);
      }
    },
  });
  const places: Reachable[] = [];
  for (const [at, [way]] of ways) {
    if (!way?.previous || !mayEnd(field, mover, at)) continue;
    const last = game.options.testLastHex ? testers(at).length : 0;
    const path = nodesOf(way).map((hex) => ({ at: hex, facing: null }));
    places.push({ pose: { at, facing: null }, tests: way.tests + last, cost: way.cost, path });
  }
  return places.sort((a, b) => a.pose.at - b.pose.at);
}
