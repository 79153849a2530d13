import { expect, test } from 'vitest';
import type { BoardView, CounterView } from '../../../src/board/view';
import { makeGrid, parseHex } from '../../../src/hex';
import { withHorses } from '../../../src/board/animation-places';
import { goesToFew, reachInRoom } from '../../../src/ui/table/reach-in-room';

const grid = makeGrid(52, 20);
const hex = (label: string) => parseHex(grid, label)!;

test('a rider is seen with his horse', () => {
  const rider = { hex: hex('E5'), facing: 0 } as CounterView;
  expect(withHorses(grid, [rider], [hex('E5')])).toEqual([hex('E5'), hex('E6')]);
  expect(withHorses(grid, [rider], [hex('G5')])).toEqual([hex('G5')]);
});

test('whoever comes into sight does so with as much of his reach as there is room for, the nearest first', () => {
  const reach = ['E6', 'E9', 'E7', 'E14'].map((label) => ({ hex: hex(label) }));
  const view = { ground: { grid }, marks: { reach, parts: [] } } as unknown as BoardView;
  const camera = {
    screenOf: (at: number) => ({ x: (at % grid.columns) * 60, y: Math.floor(at / grid.columns) * 70 }),
    room: () => ({ left: 0, top: 0, right: 600, bottom: 400 }),
    view: () => ({ x: 0, y: 0, scale: 0.4 }),
  };
  expect(reachInRoom(view, hex('E5'), camera)).toEqual(['E5', 'E6', 'E7', 'E9'].map(hex));
});

test('a few hexes are each looked for, a whole reach is not', () => {
  const viewOf = (reach: readonly number[], parts: readonly number[] = []) =>
    ({
      marks: { reach: reach.map((at) => ({ hex: at })), parts: parts.map((at) => ({ hex: at })) },
    }) as unknown as BoardView;
  expect(goesToFew(viewOf([1, 2, 3], [3, 4]))).toBe(true);
  expect(goesToFew(viewOf(Array.from({ length: 30 }, (_, at) => at)))).toBe(false);
});
