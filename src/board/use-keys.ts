import { useCallback, useRef, type KeyboardEvent } from 'react';
import { columnOf, rowOf, type Direction, type Grid, type HexIndex } from '../hex';
import type { Camera } from './camera-controller';
import type { TouchReports } from './use-touch';

/** The board by keyboard: a cursor that goes from hex to hex. */
export interface Keys {
  readonly cursor: () => HexIndex;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onBlur: () => void;
}

const steps: Readonly<Record<string, readonly [columns: number, rows: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

function stepped(grid: Grid, hex: HexIndex, [columns, rows]: readonly [number, number]): HexIndex {
  const column = Math.min(grid.columns - 1, Math.max(0, columnOf(grid, hex) + columns));
  const row = Math.min(grid.rows - 1, Math.max(0, rowOf(grid, hex) + rows));
  return row * grid.columns + column;
}

/**
 * Arrows move the cursor, told as hovering; Enter or space touches its hex; the menu key or shift with Enter asks about
 * it; plus, minus and 0 zoom. `start` is where the cursor first appears.
 */
export function useKeys(camera: Camera, reports: TouchReports, start: () => HexIndex, redraw: () => void): Keys {
  const cursor = useRef<HexIndex>(-1);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (!act(event)) return;
    event.preventDefault();
    reports.finish();
    redraw();
  };
  const act = (event: KeyboardEvent): boolean => {
    const { grid } = reports;
    const step = steps[event.key];
    const at = cursor.current;
    if (step) {
      cursor.current = at < 0 ? start() : stepped(grid, at, step);
      camera.focus([cursor.current]);
      reports.onHover?.(cursor.current, 0 as Direction);
    } else if (event.key === '+' || event.key === '=') camera.zoomBy(1.25);
    else if (event.key === '-') camera.zoomBy(0.8);
    else if (event.key === '0') camera.fit();
    else if (at < 0) return false;
    else if (event.key === 'ContextMenu' || (event.key === 'Enter' && event.shiftKey)) reports.onLongPress?.(at);
    else if (event.key === 'Enter' || event.key === ' ') reports.onHex?.(at, 0 as Direction);
    else return false;
    return true;
  };
  const onBlur = (): void => {
    if (cursor.current < 0) return;
    cursor.current = -1;
    reports.onHover?.(null, 0);
    redraw();
  };
  return { cursor: useCallback(() => cursor.current, []), onKeyDown, onBlur };
}
