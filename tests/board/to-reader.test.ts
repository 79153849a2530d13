import { describe, expect, test } from 'vitest';
import { toReader } from '../../src/board/marks/brush';
import { besideEdges } from '../../src/board/marks/effects';

/** Where a point comes to lie that is drawn between `save` and `restore`. */
function drawnAt(turned: boolean, about: { x: number; y: number }, point: { x: number; y: number }) {
  let place = (x: number, y: number): readonly [number, number] => [x, y];
  const outer = (next: (x: number, y: number) => readonly [number, number]) => {
    const before = place;
    place = (x, y) => before(...next(x, y));
  };
  const ctx = {
    save: () => undefined,
    restore: () => undefined,
    translate: (dx: number, dy: number) => outer((x, y) => [x + dx, y + dy]),
    rotate: (by: number) => outer((x, y) => [x * Math.cos(by) - y * Math.sin(by), x * Math.sin(by) + y * Math.cos(by)]),
  };
  let drawn: readonly number[] = [];
  toReader({ ctx, turned } as never, about, () => {
    drawn = place(point.x, point.y).map((value) => Math.round(value) + 0);
  });
  return drawn;
}

describe('what is read on the board', () => {
  test('stands as it is on this side of the table', () => {
    expect(drawnAt(false, { x: 100, y: 200 }, { x: 90, y: 263 })).toEqual([90, 263]);
  });
  test('is turned about its place for a reader on the far side, whether or not the counters are', () => {
    expect(drawnAt(true, { x: 100, y: 200 }, { x: 90, y: 263 })).toEqual([110, 137]);
  });
});

test('words that rise stay whole at the edge of what nothing covers', () => {
  const room = { left: 100, right: 1100 };
  expect(besideEdges(600, 300, room)).toBe(600);
  expect(besideEdges(1080, 300, room)).toBe(950);
  expect(besideEdges(90, 300, room)).toBe(250);
  expect(besideEdges(90, 3000, room)).toBe(90);
});
