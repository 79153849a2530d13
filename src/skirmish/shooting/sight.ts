import { hasSide, type Board } from '../../game';
import {
  columnOf,
  distance,
  hexAtStep,
  lineTemplate,
  neighbour,
  opposite,
  rowOf,
  step,
  touchedBetween,
  touchedSidesBetween,
  type Direction,
  type HexIndex,
  type ShiftedLine,
} from '../../hex';
import { fieldOf, hexesOf, type Piece } from '../field';
import type { Weapon } from '../character';
import type { SkirmishGame } from '../game';
import { covers, type Cover } from '../results';
import type { SkirmishState } from '../state';

/** What stops a line of fire. `direction` names a side of the hex. @rule LOF-4 @rule LOF-9 */
export type Blocker =
  | { readonly kind: 'wall' | 'window' | 'crest'; readonly hex: HexIndex; readonly direction: Direction }
  | { readonly kind: 'terrain'; readonly hex: HexIndex }
  | { readonly kind: 'character'; readonly hex: HexIndex; readonly who: string };

/** Line of fire, range and cover from one hex to another. Contact and reach of the weapon are judged elsewhere. */
export interface Sight {
  readonly clear: boolean;
  /** In hexes. @rule RNG-1 */
  readonly range: number;
  readonly cover: Cover;
  /** Everything in the way; empty when clear. */
  readonly blockers: readonly Blocker[];
}

/** Who shoots from where at whom on which hex. */
export interface Aim {
  readonly shooter: Piece;
  readonly from: HexIndex;
  readonly target: Piece;
  readonly to: HexIndex;
}

/** Who carries nothing is judged as one who never shoots over anybody. */
const unarmed: Weapon = 'crossbow';

/**
 * The line of fire from one hex to another: its range in hexes, the cover at its end, and all that blocks it (nothing:
 * it is clear). From a hex to itself it is clear, at range 0. @rule LOF-2 @rule LOF-3 @rule LOF-8
 */
export function sight(game: SkirmishGame, state: SkirmishState, aim: Aim): Sight {
  const { grid } = game.board;
  const range = distance(grid, aim.from, aim.to);
  if (aim.from === aim.to) return { clear: true, range, cover: 'none', blockers: [] };
  const blockers: Blocker[] = [];
  const template = lineTemplate(grid, aim.from, aim.to);
  blockedBySides(game, aim, blockers);
  const touched = touchedBetween(grid, aim.from, aim.to);
  blockedByHexes(game, state, aim, range, touched, blockers);
  for (const line of [template.left, template.right]) blockedByCrests(game.board, aim.from, line, blockers);
  return { clear: blockers.length === 0, range, cover: coverOf(game, aim, touched, template), blockers };
}

/** Walls touched block; windows let through only what passes strictly between their ends, from or to a building. @rule LOF-4 @rule LOF-7 */
function blockedBySides({ board, ground }: SkirmishGame, aim: Aim, blockers: Blocker[]): void {
  const indoors = [aim.from, aim.to].some((hex) => ground.house[hex] || ground.door[hex]);
  for (const { hex, direction, crossed } of touchedSidesBetween(board.grid, aim.from, aim.to)) {
    if (hasSide(board.wall, hex, direction)) blockers.push({ kind: 'wall', hex, direction });
    else if (hasSide(board.window, hex, direction) && !(indoors && crossed)) {
      blockers.push({ kind: 'window', hex, direction });
    }
  }
}

/** Trees, and whoever stands in between unless a bow shoots over. @rule LOF-4 @rule LOF-5 */
function blockedByHexes(
  game: SkirmishGame,
  state: SkirmishState,
  aim: Aim,
  range: number,
  touched: readonly HexIndex[],
  blockers: Blocker[],
): void {
  const field = fieldOf(game, state);
  const { shootsOverFrom } = game.ruleset.weapons[aim.shooter.sheet?.weapon ?? unarmed];
  const shootsOver = shootsOverFrom !== null && range >= shootsOverFrom;
  for (const hex of touched) {
    const own = hexesOf(aim.shooter).includes(hex) || hexesOf(aim.target).includes(hex);
    if (game.ground.stopsFire[hex] && !own) blockers.push({ kind: 'terrain', hex });
    const piece = field.pieces[field.holder[hex]!];
    if (piece?.standing && !shootsOver && piece.id !== aim.shooter.id && piece.id !== aim.target.id) {
      blockers.push({ kind: 'character', hex, who: piece.id });
    }
  }
}

/** Visits the sides that a shifted line crosses, from a hex of the board wherever one of the two is on it. */
function walk(
  board: Board,
  from: HexIndex,
  line: ShiftedLine,
  visit: (hex: HexIndex, direction: Direction, outward: boolean, half: number) => void,
): void {
  const { grid } = board;
  let column = columnOf(grid, from);
  let row = rowOf(grid, from);
  let hex = from;
  for (let index = 0; index < line.directions.length; index++) {
    const direction = line.directions[index] as Direction;
    const [columns, rows] = step(column, direction);
    column += columns;
    row += rows;
    const next = hexAtStep(grid, column, row);
    if (hex >= 0) visit(hex, direction, true, line.half[index]!);
    else if (next >= 0) visit(next, opposite(direction), false, line.half[index]!);
    hex = next;
  }
}

/** @rule LOF-6 */
function blockedByCrests(board: Board, from: HexIndex, line: ShiftedLine, blockers: Blocker[]): void {
  const crossed: { hex: HexIndex; direction: Direction; up: number; half: number }[] = [];
  let level = 0;
  let highest = 0;
  walk(board, from, line, (hex, direction, outward, half) => {
    const rises = hasSide(board.rise, hex, direction);
    const falls = hasSide(board.fall, hex, direction);
    if (!rises && !falls) return;
    const up = rises === outward ? 1 : -1;
    level += up;
    highest = Math.max(highest, level);
    crossed.push({ hex, direction, up, half });
  });
  const above = highest > Math.max(0, level);
  for (const crest of crossed) {
    // Toward the higher end: the crossing may be no farther from it than from the lower end.
    const tooFar = level > 0 ? crest.up > 0 && crest.half < 0 : level < 0 && crest.up < 0 && crest.half > 0;
    if (!above && !tooFar) continue;
    const known = blockers.some(
      (one) => one.kind === 'crest' && one.hex === crest.hex && one.direction === crest.direction,
    );
    if (!known) blockers.push({ kind: 'crest', hex: crest.hex, direction: crest.direction });
  }
}

/** The strongest that applies on either shifted line. @rule COV-1 @rule COV-2 @rule COV-3 */
function coverOf(
  game: SkirmishGame,
  aim: Aim,
  touched: readonly HexIndex[],
  { left, right }: { readonly left: ShiftedLine; readonly right: ShiftedLine },
): Cover {
  const { board, ground } = game;
  const own = hexesOf(aim.target);
  let grade = Math.max(...own.map((hex) => ground.cover[hex]!));
  let throughOpening = ground.door[aim.from] === 1 || touched.some((hex) => ground.door[hex]);
  for (const line of [left, right]) {
    walk(board, aim.from, line, (hex, direction) => {
      if (hasSide(board.window, hex, direction)) throughOpening = true;
      if (!hasSide(board.fence, hex, direction)) return;
      const beyond = neighbour(board.grid, hex, direction);
      if (own.includes(hex) || own.includes(beyond)) grade = Math.max(grade, covers.indexOf('light'));
    });
  }
  if (throughOpening && own.some((hex) => ground.house[hex])) grade = Math.max(grade, covers.indexOf('medium'));
  return covers[grade]!;
}
