import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import {
  columnLetters,
  columnOf,
  directionNames,
  directions,
  directionTo,
  distance,
  hexLabel,
  makeGrid,
  neighbour,
  opposite,
  parseDirection,
  parseHex,
  parseSide,
  rowOf,
  turned,
  type Direction,
  type Grid,
} from '../../src/hex';

const board = makeGrid(30, 20);
const largest = makeGrid(180, 180);
const at = (label: string): number => parseHex(board, label)!;
const around = (label: string) =>
  directions.map((direction) => hexLabel(board, neighbour(board, at(label), direction)));

/** Distance by flooding: how many steps from a hex to every other. */
function flood(grid: Grid, from: number): number[] {
  const steps = Array.from({ length: grid.size }, () => -1);
  steps[from] = 0;
  const queue = [from];
  for (const hex of queue) {
    for (const direction of directions) {
      const next = neighbour(grid, hex, direction);
      if (next < 0 || steps[next]! >= 0) continue;
      steps[next] = steps[hex]! + 1;
      queue.push(next);
    }
  }
  return steps;
}

describe('the grid', () => {
  test('HEX-1 six directions clockwise from north, named', () => {
    expect(directionNames).toEqual(['N', 'NE', 'SE', 'S', 'SW', 'NW']);
    expect(directionNames.map(parseDirection)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(parseDirection('E')).toBeNull();
    expect(directions.map(opposite)).toEqual([3, 4, 5, 0, 1, 2]);
    expect(turned(5, 2)).toBe(1);
    expect(turned(0, -1)).toBe(5);
  });

  // N, NE, SE, S, SW, NW: even columns (B, D…) stand half a hex higher.
  test.each([
    ['J11', ['J10', 'K10', 'K11', 'J12', 'I11', 'I10']],
    ['L9', ['L8', 'M8', 'M9', 'L10', 'K9', 'K8']],
    ['U6', ['U5', 'V6', 'V7', 'U7', 'T7', 'T6']],
  ])('HEX-2 %s touches the hexes that the rules name', (label, neighbours) => {
    expect(around(label)).toEqual(neighbours);
  });

  test.each([
    [0, 'A'],
    [25, 'Z'],
    [26, 'AA'],
    [27, 'AB'],
    [51, 'AZ'],
    [52, 'BA'],
  ])('HEX-2 column %i is called %s', (column, letters) => {
    expect(columnLetters(column)).toBe(letters);
    expect(hexLabel(makeGrid(60, 2), column + 60)).toBe(`${letters}2`);
  });

  test.each(['', 'F', '7', 'F0', 'f7', 'F07', 'AAA1', 'A21', 'AE1', 'F7 '])(
    'HEX-2 "%s" is no hex of the board',
    (label) => {
      expect(parseHex(board, label)).toBeNull();
    },
  );

  test('HEX-3 a side is a hex and a direction', () => {
    expect(parseSide(board, 'F7 NE')).toEqual({ hex: at('F7'), direction: 1 });
    for (const wrong of ['F7', 'F7 E', 'F99 N', 'F7 N S', '']) expect(parseSide(board, wrong)).toBeNull();
  });

  test('HEX-1 the corners of a board have few neighbours', () => {
    const count = (label: string) => directions.filter((way) => neighbour(board, at(label), way) >= 0).length;
    expect([count('A1'), count('A20'), count('AD1'), count('AD20'), count('E5')]).toEqual([3, 2, 2, 3, 6]);
  });

  test.each([0, 181, 2.5, Number.NaN])('HEX-2 a grid of %d columns cannot be made', (columns) => {
    expect(() => makeGrid(columns, 5)).toThrow(RangeError);
  });

  test('HEX-2 opposite neighbours find one another back, everywhere', () => {
    for (let hex = 0; hex < board.size; hex++) {
      for (const direction of directions) {
        const next = neighbour(board, hex, direction);
        if (next < 0) continue;
        expect(neighbour(board, next, opposite(direction))).toBe(hex);
        expect(directionTo(board, hex, next)).toBe(direction);
      }
    }
  });

  test('RNG-1 distance is the number of steps, on odd and even boards alike', () => {
    for (const grid of [makeGrid(9, 8), makeGrid(8, 9), makeGrid(1, 6), makeGrid(7, 1)]) {
      for (let from = 0; from < grid.size; from++) {
        const steps = flood(grid, from);
        for (let to = 0; to < grid.size; to++) expect(distance(grid, from, to)).toBe(steps[to]);
      }
    }
  });

  const place = fc.tuple(fc.integer({ min: 0, max: 179 }), fc.integer({ min: 0, max: 179 }));
  property.prop([place, place, fc.constantFrom(...directions)], { numRuns: 500 })(
    'RNG-1 distance on the largest board: symmetric, and one step changes it by one at most',
    ([c1, r1], [c2, r2], direction: Direction) => {
      const grid = largest;
      const [a, b] = [r1 * 180 + c1, r2 * 180 + c2];
      expect(distance(grid, a, b)).toBe(distance(grid, b, a));
      const next = neighbour(grid, b, direction);
      if (next >= 0) expect(Math.abs(distance(grid, a, next) - distance(grid, a, b))).toBeLessThanOrEqual(1);
      expect(distance(grid, a, b) === 0).toBe(a === b);
      expect(columnOf(grid, a)).toBe(c1);
      expect(rowOf(grid, a)).toBe(r1);
    },
  );
});
