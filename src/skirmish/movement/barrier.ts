import { hasSide, type Board, type Refusal } from '../../game';
import type { Direction, HexIndex } from '../../hex';
import { refuse } from '../refusals';

/** The wall or the window that keeps a horse's two halves, or its next step, apart; null where there is neither. @rule MOV-10 */
export function barrierToHorses(board: Board, hex: HexIndex, direction: Direction): Refusal | null {
  for (const by of ['wall', 'window'] as const) {
    if (hasSide(board[by], hex, direction)) return refuse('wall-between', 'MOV-10', { by, hex, direction });
  }
  return null;
}
