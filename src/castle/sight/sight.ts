import { hasSide, type Modifier } from '../../game';
import {
  crossedBetween,
  distance,
  neighbour,
  touchedBetween,
  touchedSidesBetween,
  type Direction,
  type HexIndex,
  type TouchedSide,
} from '../../hex';
import type { CastleGame } from '../game';
import { sectionOf, wholeSectionAt } from '../ground';
import type { CastleState } from '../state';

/** What blocks a line. `direction`: a side of the hex. @rule CFI-4 */
export type Blocker =
  | { readonly kind: 'wall' | 'window'; readonly hex: HexIndex; readonly direction: Direction }
  | { readonly kind: 'tree' | 'tower'; readonly hex: HexIndex };

/** A line from one hex to another. Range, contact and hiding are checked elsewhere. @rule CFI-4 */
export interface Sight {
  readonly clear: boolean;
  /** In hexes. */
  readonly range: number;
  /** Everything in the way; empty when clear. */
  readonly blockers: readonly Blocker[];
  /** Defences that what the line meets gives the target; his own is not among them. */
  readonly hides: readonly Modifier[];
}

/** The hexes on both sides of a side, -1 off the board. */
const hexesOf = (game: CastleGame, { hex, direction }: TouchedSide): readonly [HexIndex, HexIndex] => [
  hex,
  neighbour(game.board.grid, hex, direction),
];

/**
 * Walls touched block. Those of a tower are part of it: what the line does to the tower's hex is judged instead.
 * @rule CFI-4 @rule CAS-3
 */
function blockingWalls(game: CastleGame, sides: readonly TouchedSide[]): Blocker[] {
  return sides
    .filter(({ hex, direction }) => hasSide(game.board.wall, hex, direction))
    .filter((side) => !hexesOf(game, side).some((hex) => game.ground.tower[hex]))
    .map(({ hex, direction }) => ({ kind: 'wall', hex, direction }));
}

/** A window lets through what passes strictly between its ends, from or to a building. @rule LOF-7 */
function blockingWindows(game: CastleGame, from: HexIndex, to: HexIndex, sides: readonly TouchedSide[]): Blocker[] {
  const indoors = [from, to].some((hex) => game.ground.indoors[hex]);
  return sides
    .filter(({ hex, direction, crossed }) => hasSide(game.board.window, hex, direction) && !(indoors && crossed))
    .map(({ hex, direction }) => ({ kind: 'window', hex, direction }));
}

/** Whole sections that hide the target partly. @rule CFI-4 */
function hidingSections(
  game: CastleGame,
  state: CastleState,
  from: HexIndex,
  to: HexIndex,
  sides: readonly TouchedSide[],
): Modifier[] {
  const hides: Modifier[] = [];
  for (const { hex, direction } of sides) {
    const number = wholeSectionAt(game, state.broken, hex, direction);
    if (number < 0) continue;
    const { inside, outside } = sectionOf(game.board, number);
    if (inside === from) continue; // his own battlements
    if (game.ground.tower[from] && inside !== to && outside !== to) continue;
    const value = game.ruleset.values.defence.rampart;
    hides.push({ reason: 'rampart', rule: 'CFI-4', value, facts: { hex, direction } });
  }
  return hides;
}

/** What a target has by standing on a top. @rule CFI-4 */
function topOf(game: CastleGame, from: HexIndex, to: HexIndex): Modifier[] {
  if (!game.ground.tower[to] || from === to) return [];
  const { topFromTop, topFromBelow } = game.ruleset.values.defence;
  const fromTop = game.ground.tower[from] === 1;
  const [reason, value] = fromTop ? ['top-from-top', topFromTop] : ['top-from-below', topFromBelow];
  return [{ reason, rule: 'CFI-4', value, facts: { hex: to } }];
}

/** What a line meets on its way: what blocks it, and what covers the target. @rule LOF-2 @rule LOF-3 @rule CFI-4 */
export function sight(game: CastleGame, state: CastleState, from: HexIndex, to: HexIndex): Sight {
  const { grid } = game.board;
  const { ground } = game;
  if (from === to) return { clear: true, range: 0, blockers: [], hides: [] };
  const sides = touchedSidesBetween(grid, from, to);
  const blockers = [...blockingWalls(game, sides), ...blockingWindows(game, from, to, sides)];
  const hides = [...topOf(game, from, to), ...hidingSections(game, state, from, to, sides)];
  const crossed = crossedBetween(grid, from, to);
  for (const hex of touchedBetween(grid, from, to)) {
    if (ground.stopsFire[hex]) blockers.push({ kind: 'tree', hex });
    if (!ground.tower[hex]) continue;
    if (crossed.includes(hex)) blockers.push({ kind: 'tower', hex });
    else {
      const value = game.ruleset.values.defence.towerBeside;
      hides.push({ reason: 'tower-beside', rule: 'CFI-4', value, facts: { hex } });
    }
  }
  return { clear: blockers.length === 0, range: distance(grid, from, to), blockers, hides };
}
