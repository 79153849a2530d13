import { useCallback, useRef, type KeyboardEvent } from 'react';
import { columnOf, rowOf, type Direction, type Grid, type HexIndex } from '../hex';
import type { Camera } from './camera-api';
import { nextFacing, partsByHex, type PartedHex } from './parts';
import type { TouchReports } from './use-touch';
import type { PartView } from './view';

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

/** Keys that bring the cursor to a border of the board: the ends of its row, or of its column. */
const leaps: Readonly<Record<string, readonly [columns: number, rows: number]>> = {
  Home: [-Infinity, 0],
  End: [Infinity, 0],
  PageUp: [0, -Infinity],
  PageDown: [0, Infinity],
};

/** Keys that touch the cursor's hex, or ask about it. */
const touching: ReadonlySet<string> = new Set(['Enter', ' ', 'ContextMenu']);

/** Keys that turn a rider, by their place on the keyboard, whatever letters are printed there: [ and ], or , and . */
const turns: Readonly<Record<string, 1 | -1>> = { BracketLeft: -1, BracketRight: 1, Comma: -1, Period: 1 };

function stepped(grid: Grid, hex: HexIndex, [columns, rows]: readonly [number, number]): HexIndex {
  const column = Math.min(grid.columns - 1, Math.max(0, columnOf(grid, hex) + columns));
  const row = Math.min(grid.rows - 1, Math.max(0, rowOf(grid, hex) + rows));
  return row * grid.columns + column;
}

export interface KeysSetting {
  readonly camera: Camera;
  readonly reports: TouchReports;
  /** The six parts of the hexes on which a rider's facing can be chosen. */
  readonly parts: readonly PartView[];
  /** Where the cursor first appears. */
  readonly start: () => HexIndex;
  readonly redraw: () => void;
}

/**
 * Arrows move the cursor, reported as hovering; Home, End and the page keys move it to the board's edges; [ and ]
 * change its direction; Enter or space touches its hex, or of six parts the one in its direction; the menu key or
 * Shift+Enter is a long press; plus, minus and 0 zoom; Escape closes a magnified hex.
 */
export function useKeys({ camera, reports, parts, start, redraw }: KeysSetting): Keys {
  const cursor = useRef<HexIndex>(-1);
  const facing = useRef<Direction>(0);
  const sixAt = (hex: HexIndex): PartedHex | undefined => partsByHex(parts).get(hex);
  const look = (by: -1 | 0 | 1): void => {
    facing.current = nextFacing(sixAt(cursor.current), facing.current, by);
    reports.onHover?.(cursor.current, facing.current);
  };
  const goTo = (hex: HexIndex): void => {
    cursor.current = hex;
    camera.focus([hex]);
    look(0);
  };
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
    const leap = leaps[event.key];
    const turn = turns[event.code];
    const at = cursor.current;
    if (step) goTo(at < 0 ? start() : stepped(grid, at, step));
    else if (leap) goTo(stepped(grid, at < 0 ? start() : at, leap));
    else if (event.key === '+' || event.key === '=') camera.zoomBy(1.25);
    else if (event.key === '-') camera.zoomBy(0.8);
    else if (event.key === '0') camera.fit();
    else if (event.key === 'Escape' && reports.parts.dial()) reports.parts.close();
    else if (at < 0) return false;
    else if (turn && parts.length > 0) look(turn);
    // A key that is held points at something and must not do it too: what it would do has not been read yet.
    else if (touching.has(event.key) && event.repeat) return true;
    else if (event.key === 'ContextMenu' || (event.key === 'Enter' && event.shiftKey)) reports.onLongPress?.(at);
    else if (event.key === 'Enter' || event.key === ' ')
      reports.onHex?.(at, facing.current, { keyed: true, rim: false });
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
