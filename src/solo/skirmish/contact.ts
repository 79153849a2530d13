import { hasSide } from '../../game';
import { directions, neighbour, opposite, type Direction, type HexIndex } from '../../hex';
import type { Man, Survey } from './survey';

/** Whether somebody on one hex could strike at its neighbour: walls, and where a horse cannot go. @rule MOV-6 @rule MEL-2 */
export function canStrike(
  { game }: Pick<Survey, 'game'>,
  rides: boolean,
  from: HexIndex,
  direction: Direction,
  to: HexIndex,
): boolean {
  if (hasSide(game.board.wall, from, direction)) return false;
  return !rides || (!hasSide(game.board.window, from, direction) && game.ground.mounted[to] !== 255);
}

/** Shift of the column for a blow over that side at somebody on `to`. @rule MEL-8 @rule MEL-9 */
export function shiftOver({ game }: Pick<Survey, 'game'>, from: HexIndex, direction: Direction, to: HexIndex): number {
  const { board, ground, ruleset } = game;
  const { crestAbove, crestBelow, window, fence, door } = ruleset.values.melee;
  let shift = ground.door[to] ? door : ground.melee[to]! + (ground.door[from] ? door : 0);
  if (hasSide(board.fall, from, direction)) shift += crestAbove;
  else if (hasSide(board.rise, from, direction)) shift += crestBelow;
  else if (hasSide(board.window, from, direction)) shift += window;
  else if (hasSide(board.fence, from, direction)) shift += fence;
  return shift;
}

/** Calls for every living man of an army beside a hex, with the direction in which he stands; riders perhaps twice. */
export function eachBeside(
  survey: Survey,
  hex: HexIndex,
  men: readonly Man[],
  visit: (man: Man, direction: Direction, beside: HexIndex) => void,
): void {
  const { field, byId, game } = survey;
  const army = men[0]?.army;
  for (const direction of directions) {
    const beside = neighbour(game.board.grid, hex, direction);
    if (beside < 0) continue;
    const piece = field.pieces[field.holder[beside]!];
    if (!piece?.sheet || piece.army !== army) continue;
    visit(byId.get(piece.id)!, direction, beside);
  }
}

/** Enemies who could strike at a hex from where they stand now, each counted by bit. */
export function strikersAt(survey: Survey, hex: HexIndex, men: readonly Man[]): number {
  let mask = 0;
  eachBeside(survey, hex, men, (man, direction, beside) => {
    if (man.fights && canStrike(survey, man.rides, beside, opposite(direction), hex)) mask |= 1 << (man.bit & 31);
  });
  return mask;
}
