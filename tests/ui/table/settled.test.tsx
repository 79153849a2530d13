// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { BoardView } from '../../../src/board/view';
import { useSettled } from '../../../src/ui/table/use-settled';

afterEach(cleanup);

const board = (hex: number) => ({ counters: [{ id: 'b1', hex }] }) as unknown as BoardView;
const before = board(3);
const after = board(7);

function Beside({ view, moving }: { readonly view: BoardView; readonly moving: boolean }) {
  return (
    <p>
      {useSettled(view, moving)
        .counters.map(({ hex }) => hex)
        .join(' ') || 'nobody'}
    </p>
  );
}

test('what stands beside the board shows nobody where he comes to before the board has shown it', () => {
  const { rerender } = render(<Beside view={before} moving={false} />);
  expect(screen.queryByText('3')).toBeTruthy();
  rerender(<Beside view={after} moving />);
  expect(screen.queryByText('3')).toBeTruthy();
  rerender(<Beside view={after} moving={false} />);
  expect(screen.queryByText('7')).toBeTruthy();
});

test('where something is shown again from the first, nobody is there until it is over', () => {
  const { rerender } = render(<Beside view={after} moving />);
  expect(screen.queryByText('nobody')).toBeTruthy();
  rerender(<Beside view={after} moving={false} />);
  expect(screen.queryByText('7')).toBeTruthy();
});
