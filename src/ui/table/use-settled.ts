import { useState } from 'react';
import type { BoardView } from '../../board/view';

/**
 * The board as it was before what moves on it now, for what shows it without moving: it tells nothing before the board has.
 * Where something moves from the first, nobody is on it until that is over.
 */
export function useSettled(view: BoardView, moving: boolean): BoardView {
  const [settled, setSettled] = useState(() => (moving ? { ...view, counters: [] } : view));
  if (moving || settled === view) return settled;
  setSettled(view);
  return view;
}
