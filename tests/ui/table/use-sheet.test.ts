// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useSheet } from '../../../src/ui/table/use-sheet';

// No hint is given at this table.
vi.mock('../../../src/ui/solo/solo-context', () => ({ useComputer: () => false }));

const never = () => () => undefined;
const sheet = () => renderHook(({ happening }) => useSheet(never, happening), { initialProps: { happening: false } });

test('a sheet that hides the board falls to the middle when something happens on it', () => {
  const { result, rerender } = sheet();
  act(() => result.current.setHeight('high'));
  rerender({ happening: true });
  expect(result.current.height).toBe('middle');
  // Whoever raises it again reads on.
  act(() => result.current.setHeight('high'));
  rerender({ happening: false });
  expect(result.current.height).toBe('high');
});

test('but not a lower one, nor one in which the log is read', () => {
  const { result, rerender } = sheet();
  act(() => result.current.setHeight('low'));
  rerender({ happening: true });
  expect(result.current.height).toBe('low');
  rerender({ happening: false });
  act(() => {
    result.current.setTab('log');
    result.current.setHeight('high');
  });
  rerender({ happening: true });
  expect(result.current.height).toBe('high');
});

test('a sheet at its full height leaves the map where it lay above a lower one', () => {
  const { result } = sheet();
  act(() => result.current.onCovered(380));
  act(() => result.current.setHeight('high'));
  act(() => result.current.onCovered(700));
  expect([result.current.covered, result.current.coveredLower]).toEqual([700, 380]);
  act(() => result.current.setHeight('middle'));
  act(() => result.current.onCovered(360));
  expect([result.current.covered, result.current.coveredLower]).toEqual([360, 360]);
});
