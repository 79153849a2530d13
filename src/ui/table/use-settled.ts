import { useState } from 'react';
import type { BoardView } from '../../board/view';

/**
 * The board before the present animation, for parts that show it without animating: they must not show a result before
 * the board does. Where an animation runs from the first moment, nobody is on the board until it has ended.
 */
export function useSettled(view: BoardView, moving: boolean): BoardView {
  const [settled, setSettled] = useState(() => (moving ? { ...view, counters: [] } : view));
  if (moving || settled === view) return settled;
  setSettled(view);
  return view;
}
