// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import type { KeyboardEvent } from 'react';
import { expect, test, vi } from 'vitest';
import type { Camera } from '../../src/board/camera-api';
import { useKeys } from '../../src/board/use-keys';
import type { TouchReports } from '../../src/board/use-touch';
import { makeGrid } from '../../src/hex';

function keyboard() {
  const told = {
    touched: vi.fn<NonNullable<TouchReports['onHex']>>(),
    asked: vi.fn<NonNullable<TouchReports['onLongPress']>>(),
    hovered: vi.fn<NonNullable<TouchReports['onHover']>>(),
    prevented: vi.fn<() => void>(),
  };
  const reports = {
    grid: makeGrid(5, 5),
    finish: () => false,
    onHex: told.touched,
    onOutside: undefined,
    onHover: told.hovered,
    onLongPress: told.asked,
    parts: { dial: () => null, close: () => undefined },
  } as unknown as TouchReports;
  const camera = { focus: () => undefined } as unknown as Camera;
  const { result } = renderHook(() =>
    useKeys({ camera, reports, parts: [], start: () => 12, redraw: () => undefined }),
  );
  const press = (key: string, more: Partial<KeyboardEvent> = {}): void =>
    result.current.onKeyDown({ key, code: key, preventDefault: told.prevented, ...more } as KeyboardEvent);
  return { ...told, press };
}

test.each(['Enter', ' '])('a held key (%j) touches its hex once', (key) => {
  const { press, touched, prevented } = keyboard();
  press('ArrowUp');
  press(key);
  press(key, { repeat: true });
  press(key, { repeat: true });
  expect(touched).toHaveBeenCalledTimes(1);
  // The page must not take it for its own either: space would scroll.
  expect(prevented).toHaveBeenCalledTimes(4);
  press(key);
  expect(touched).toHaveBeenCalledTimes(2);
});

test('the menu key held asks once; arrows go on', () => {
  const { press, asked, hovered } = keyboard();
  press('ArrowUp');
  press('ContextMenu');
  press('ContextMenu', { repeat: true });
  expect(asked).toHaveBeenCalledTimes(1);
  press('ArrowUp', { repeat: true });
  press('ArrowUp', { repeat: true });
  expect(hovered).toHaveBeenCalledTimes(3);
});
