import { columnOf, rowOf, type Grid, type HexIndex } from '../../hex';
import type { CastleGame, Edge } from '../game';

function onEdge(grid: Grid, hex: HexIndex, edge: Edge): boolean {
  switch (edge) {
    case 'north':
      return rowOf(grid, hex) === 0;
    case 'south':
      return rowOf(grid, hex) === grid.rows - 1;
    case 'west':
      return columnOf(grid, hex) === 0;
    case 'east':
      return columnOf(grid, hex) === grid.columns - 1;
  }
}

/** Whether the banner can be carried off the board from that hex. @rule CSC-3 */
export const isExitFor = ({ board, mission }: CastleGame, hex: HexIndex): boolean =>
  mission.exits.some((edge) => onEdge(board.grid, hex, edge));
