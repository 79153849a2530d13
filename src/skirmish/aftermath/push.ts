import { directions, neighbour, type HexIndex } from '../../hex';
import { countThreats, fieldOf, pieceAt, type Piece } from '../field';
import type { SkirmishGame } from '../game';
import { footStepCost, impassable } from '../ground';
import type { SkirmishState } from '../state';
import { nearest } from './nearness';

/** Whether a friend on the hex of a retreat may be pushed at all: standing, on one hex. @rule RET-3 */
const canBePushed = (friend: Piece): boolean => friend.sheet !== null && friend.standing && friend.facing === null;

/**
 * The hex to which a friend is pushed: free, next to it, and farther from the nearest enemy; of these the one with the
 * fewest tests, then the farthest, then the first direction. Null when there is none. @rule RET-3
 */
export function pushedTo(
  game: SkirmishGame,
  state: SkirmishState,
  friend: Piece,
  enemies: readonly Piece[],
): HexIndex | null {
  if (!canBePushed(friend)) return null;
  const { grid } = game.board;
  const field = fieldOf(game, state);
  const now = nearest(grid, friend.head, enemies);
  let best: { hex: HexIndex; tests: number; far: number } | null = null;
  for (const direction of directions) {
    if (footStepCost(game, state.bodies, friend.head, direction) === impassable) continue;
    const hex = neighbour(grid, friend.head, direction);
    const far = nearest(grid, hex, enemies);
    if (far <= now || pieceAt(field, hex)) continue;
    const tests = countThreats(game, state, friend.army!, hex);
    if (!best || tests < best.tests || (tests === best.tests && far > best.far)) best = { hex, tests, far };
  }
  return best?.hex ?? null;
}
