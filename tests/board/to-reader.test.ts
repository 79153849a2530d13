import { describe, expect, test } from 'vitest';
import { toReader } from '../../src/board/marks/brush';
import { besideEdges, lowered, readable } from '../../src/board/marks/effects';
import { labelPart } from '../../src/board/marks/line';

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

test('the words of a line leave in sight the hexes between which it runs', () => {
  const [from, to] = [
    { x: 0, y: 0 },
    { x: 1000, y: 0 },
  ];
  expect(labelPart(from, to, [], 150)).toBe(0.5);
  expect(labelPart(from, to, [{ x: 480, y: 80 }], 150)).toBe(0.3);
  expect(
    labelPart(
      from,
      to,
      [
        { x: 480, y: 80 },
        { x: 250, y: 0 },
      ],
      150,
    ),
  ).toBe(0.7);
  expect(
    labelPart(
      from,
      to,
      [100, 300, 500, 700, 900].map((x) => ({ x, y: 0 })),
      150,
    ),
  ).toBe(0.5);
});

test('words that rise keep out from under what lies over the room, on the nearer side that has room', () => {
  const room = { left: 100, right: 1100, top: 0, bottom: 900 };
  const button = { left: 1000, right: 1100, top: 0, bottom: 100 };
  expect(readable(1080, 200, { top: 60, bottom: 200 }, room, [button])).toBe(900);
  expect(readable(1080, 200, { top: 120, bottom: 260 }, room, [button])).toBe(1000);
  const card = { left: 500, right: 900, top: 0, bottom: 100 };
  expect(readable(520, 200, { top: 60, bottom: 200 }, room, [card])).toBe(400);
  expect(readable(520, 200, { top: 60, bottom: 200 }, room, [card, { ...card, left: 250, right: 480 }])).toBe(1000);
  expect(readable(520, 200, { top: 60, bottom: 200 }, room, [room])).toBe(520);
});

test('words that would rise above the room begin lower, unless their hex is out of sight itself', () => {
  const room = { top: 100, bottom: 900 };
  expect(lowered(180, 20, room)).toBe(80);
  expect(lowered(500, 340, room)).toBe(0);
  expect(lowered(60, -100, room)).toBe(0);
});
