import { expect, test } from 'vitest';
import type { CounterView } from '../../../src/board/view';
import { placedSince } from '../../../src/ui/table/use-placed';

const counter = (id: string, hex: number) => ({ id, hex }) as CounterView;

test('who has been put on the board, or elsewhere, is where the camera looks; who has gone is not', () => {
  const before = new Map([
    ['a', 4],
    ['b', 7],
    ['gone', 9],
  ]);
  expect(placedSince(before, [counter('a', 4), counter('b', 8), counter('new', 12)])).toEqual([8, 12]);
  expect(placedSince(before, [counter('a', 4), counter('b', 7)])).toEqual([]);
});
