import { hasSide } from '../../game';
import { directions, neighbour, opposite, type Direction, type HexIndex } from '../../hex';
import { countThreats, fieldOf, pieceAt, type Piece } from '../field';
import type { SkirmishGame } from '../game';
import { rideable } from '../ground';
import { hexesOfPose, type HorsePose } from '../movement/riding';
import type { SkirmishState } from '../state';
import { nearest } from './nearness';

interface Candidate {
  readonly path: readonly HorsePose[];
  readonly tests: number;
  /** From the nearest enemy, at the end. */
  readonly far: number;
  /** Straight back 0, obliquely back 1, other ways 2; then the direction number: one pair a hex. */
  readonly order: readonly number[];
}

/** Straight back before obliquely back before the others. @rule RET-5 */
function backwardness(facing: Direction, direction: Direction): number {
  const away = (direction - opposite(facing) + 6) % 6;
  const turn = Math.min(away, 6 - away);
  return Math.min(turn, 2);
}

/** The fewest tests, then the farthest, then the ways back hex by hex. @rule RET-5 */
function isBetter(a: Candidate, b: Candidate): boolean {
  if (a.tests !== b.tests) return a.tests < b.tests;
  if (a.far !== b.far) return a.far > b.far;
  for (const [index, rank] of a.order.entries()) if (rank !== b.order[index]) return rank < b.order[index]!;
  return false;
}

/** Both halves slide one hex; null where ground, a side or somebody forbids. @rule RET-5 */
function slide(
  game: SkirmishGame,
  state: SkirmishState,
  horse: Piece,
  from: HorsePose,
  direction: Direction,
): HorsePose | null {
  const { board } = game;
  const field = fieldOf(game, state);
  for (const hex of hexesOfPose(game, from)) {
    const to = neighbour(board.grid, hex, direction);
    if (to < 0 || !rideable(game, state.bodies, to)) return null;
    if (hasSide(board.wall, hex, direction) || hasSide(board.window, hex, direction)) return null;
    const piece = pieceAt(field, to);
    const friend = piece && piece.army !== null && piece.army === horse.army;
    if (piece && piece.id !== horse.id && !friend) return null;
  }
  return { at: neighbour(board.grid, from.at, direction), facing: from.facing };
}

/** Distance of a horse to the nearest enemy: that of its nearer half. @rule RET-5 */
const farFrom = (game: SkirmishGame, pose: HorsePose, enemies: readonly Piece[]): number =>
  Math.min(...hexesOfPose(game, pose).map((hex) => nearest(game.board.grid, hex, enemies)));

/**
 * The retreat of a horse, ridden or alone: its pose after each hex, the facing kept; null when it cannot retreat. @rule
 * RET-5 @rule SHT-2
 */
export function horseRetreat(
  game: SkirmishGame,
  state: SkirmishState,
  horse: Piece,
  cause: 'shot' | 'melee',
  enemies: readonly Piece[],
): readonly HorsePose[] | null {
  const { retreat, riderRetreatOption } = game.ruleset.values.shooting;
  const afterShot = game.options.ridersRetreatFour ? riderRetreatOption : retreat;
  const length = cause === 'shot' ? afterShot : 1;
  const field = fieldOf(game, state);
  let best: Candidate | null = null;

  const isFree = (hex: HexIndex) => (pieceAt(field, hex)?.id ?? horse.id) === horse.id;
  const go = (pose: HorsePose, far: number, so: Omit<Candidate, 'far'>): void => {
    if (so.path.length === length) {
      const stands = hexesOfPose(game, pose).every(isFree) && (cause === 'shot' || far >= 2);
      const candidate = { ...so, far };
      if (stands && (!best || isBetter(candidate, best))) best = candidate;
      return;
    }
    for (const direction of directions) {
      const next = slide(game, state, horse, pose, direction);
      if (!next) continue;
      const nextFar = farFrom(game, next, enemies);
      if (nextFar <= far) continue;
      const tests = horse.army === null ? 0 : countThreats(game, state, horse.army, next.at);
      go(next, nextFar, {
        path: [...so.path, next],
        tests: so.tests + tests,
        order: [...so.order, backwardness(pose.facing, direction), direction],
      });
    }
  };
  const start = { at: horse.head, facing: horse.facing! };
  go(start, farFrom(game, start, enemies), { path: [], tests: 0, order: [] });
  return (best as Candidate | null)?.path ?? null;
}
