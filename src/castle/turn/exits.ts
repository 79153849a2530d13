import { columnOf, rowOf, type HexIndex } from '../../hex';
import type { CastleGame } from '../game';

/** Whether the banner can be carried off the board from that hex. @rule CSC-3 */
export function isExitFor({ board, mission }: CastleGame, hex: HexIndex): boolean {
  const column = columnOf(board.grid, hex);
  const row = rowOf(board.grid, hex);
  switch (mission.exit) {
    case 'north':
      return row === 0;
    case 'south':
      return row === board.grid.rows - 1;
    case 'west':
      return column === 0;
    case 'east':
      return column === board.grid.columns - 1;
    case null:
      return false;
  }
}
