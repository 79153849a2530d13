import { describe, expect, test } from 'vitest';
import {
  byHex,
  nextFacing,
  partMiddle,
  partOf,
  partRim,
  partsByHex,
  partTriangle,
  samePart,
  tooSmall,
} from '../../src/board/parts';
import { coveredHexes } from '../../src/board/marks/parts';
import { partAt } from '../../src/board/pick';
import { noMarks, type PartView } from '../../src/board/view';
import { outsideHex } from '../../src/board/dial-place';
import { directions, makeGrid, neighbour, parseHex, type Direction } from '../../src/hex';

const part = (hex: number, facing: Direction, tests = 0, cost = 3): PartView => ({ hex, facing, tests, cost });

describe('six parts of a hex', () => {
  test.each(directions)('part %i is drawn where it is picked', (facing) => {
    const corners = partTriangle(facing);
    const x = corners.reduce((sum, corner) => sum + corner.x, 0) / 3;
    const y = corners.reduce((sum, corner) => sum + corner.y, 0) / 3;
    expect(partAt(x, y)).toBe(facing);
    const middle = partMiddle(facing);
    expect(partAt(middle.x, middle.y)).toBe(facing);
    expect(outsideHex(middle, 100)).toBeLessThan(0);
  });

  test.each(directions)('the rim of part %i lies within it, off the middle where a counter is', (facing) => {
    for (const corner of partRim(facing)) {
      expect(outsideHex(corner, 100)).toBeLessThan(0);
      expect(Math.hypot(corner.x, corner.y)).toBeGreaterThan(70);
    }
    const [a, b] = partRim(facing);
    expect(partAt((a!.x + b!.x) / 2, (a!.y + b!.y) / 2)).toBe(facing);
  });

  test('the six triangles do not overlap: together they are one hex, a hair smaller', () => {
    const area = directions
      .map((facing) => partTriangle(facing))
      .map(([a, b, c]) => Math.abs((b!.x - a!.x) * (c!.y - a!.y) - (c!.x - a!.x) * (b!.y - a!.y)) / 2)
      .reduce((sum, one) => sum + one, 0);
    const whole = (3 * Math.sqrt(3) * 100 * 100) / 2;
    expect(area).toBeLessThan(whole);
    expect(area).toBeGreaterThan(whole * 0.88);
  });

  test('a finger needs hexes of 76 pixels and more, a mouse much less', () => {
    expect([46, 75, 77].map((radius) => tooSmall(radius, true))).toEqual([true, true, false]);
    expect([20, 30, 46].map((radius) => tooSmall(radius, false))).toEqual([true, false, false]);
  });
});

describe('a reach of parts', () => {
  const reach = [part(4, 0, 2), part(4, 1, 1), part(4, 5, 3), part(9, 2)];

  test('is gathered by hex, with the fewest tests of each', () => {
    const hexes = byHex(reach);
    expect([...hexes.keys()]).toEqual([4, 9]);
    expect(hexes.get(4)?.fewest).toBe(1);
    expect(hexes.get(4)?.parts.map((one) => one?.tests)).toEqual([2, 1, undefined, undefined, undefined, 3]);
    expect(hexes.get(9)?.fewest).toBe(0);
  });

  test('is gathered once a list', () => {
    expect(partsByHex(reach)).toBe(partsByHex(reach));
    expect(partsByHex([...reach])).not.toBe(partsByHex(reach));
  });

  test('has the parts that it has', () => {
    expect(partOf(reach, { hex: 4, facing: 5 })).toBe(reach[2]);
    expect(partOf(reach, { hex: 4, facing: 3 })).toBeUndefined();
    expect(partOf(reach, null)).toBeUndefined();
  });

  test('the facing turns to the next part there is, either way, and all round', () => {
    const hex = byHex(reach).get(4);
    const turns = (by: 1 | -1, from: Direction) => nextFacing(hex, from, by);
    expect([turns(1, 0), turns(1, 1), turns(1, 5)]).toEqual([1, 5, 0]);
    expect([turns(-1, 0), turns(-1, 1), turns(-1, 5)]).toEqual([5, 0, 1]);
  });

  test('coming to a hex, the facing stays if it can, else the nearest is taken', () => {
    const hex = byHex(reach).get(4);
    expect(nextFacing(hex, 1, 0)).toBe(1);
    expect(nextFacing(hex, 2, 0)).toBe(1);
    expect(nextFacing(hex, 4, 0)).toBe(5);
    expect(nextFacing(undefined, 3, 1)).toBe(4);
    expect(nextFacing(byHex([part(9, 2)]).get(9), 2, 1)).toBe(2);
  });

  test('parts are the same by hex and facing', () => {
    expect(samePart(part(4, 0), { hex: 4, facing: 0 })).toBe(true);
    expect(samePart(part(4, 0), part(4, 1))).toBe(false);
    expect(samePart(null, part(4, 1))).toBe(false);
    expect(samePart(null, null)).toBe(true);
  });
});

test('UNH-2: the parts of the two hexes under a dead horse are drawn over it', () => {
  const grid = makeGrid(9, 9);
  const head = parseHex(grid, 'E5')!;
  const view = { counters: [], marks: noMarks, fallenHorses: [{ hex: head, facing: 0 as const }] };
  expect(coveredHexes({ grid }, view)).toEqual([head, neighbour(grid, head, 3)]);
  expect(coveredHexes({ grid }, { counters: [], marks: noMarks })).toEqual([]);
});
