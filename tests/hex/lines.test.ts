import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test, vi } from 'vitest';
import {
  hexAtStep,
  lineTemplate,
  makeGrid,
  opposite,
  rowOf,
  columnOf,
  step,
  touchedBetween,
  type Direction,
} from '../../src/hex';
import { sideOf, slowShifted, slowSides, slowTouched, type Place } from './slow-line';

vi.setConfig({ testTimeout: 60_000 });

const grid = makeGrid(180, 180);
const hexAt = ([column, row]: Place) => hexAtStep(grid, column, row);

/** The template as places and side names, from any start of the same column parity. */
function fast(from: Place, to: Place) {
  const { touched, sides, left, right } = lineTemplate(grid, hexAt(from), hexAt(to));
  const places: Place[] = [];
  for (let i = 0; i < touched.length; i += 2) places.push([from[0] + touched[i]!, from[1] + touched[i + 1]!]);
  const named = new Map<string, boolean>();
  for (let i = 0; i < sides.length; i += 4) {
    named.set(sideOf([from[0] + sides[i]!, from[1] + sides[i + 1]!], sides[i + 2]!), sides[i + 3] === 1);
  }
  const walk = ({ directions, half }: typeof left) => {
    let [column, row] = from;
    return Array.from(directions, (direction, index) => {
      const side = sideOf([column, row], direction);
      const [columns, rows] = step(column, direction as Direction);
      [column, row] = [column + columns, row + rows];
      return { side, half: half[index]! };
    });
  };
  return {
    line: `${from.join(',')} to ${to.join(',')}`,
    places,
    sides: Object.fromEntries(named),
    count: sides.length / 4,
    left: walk(left),
    right: walk(right),
  };
}

/** The same line in slow fractions. */
function slow(from: Place, to: Place): ReturnType<typeof fast> {
  const sides = slowSides(from, to);
  return {
    line: `${from.join(',')} to ${to.join(',')}`,
    places: slowTouched(from, to),
    sides: Object.fromEntries(sides),
    count: sides.size,
    left: slowShifted(from, to, true),
    right: slowShifted(from, to, false),
  };
}

const startOf = (parity: number): Place => [60 + parity, 60];

describe('exact lines', () => {
  test.each([0, 1])(
    'HEX-5 LOF-3 every offset up to 14 from a column of parity %i is what slow fractions say',
    { timeout: 60_000 },
    (parity) => {
      const from = startOf(parity);
      for (let columns = -14; columns <= 14; columns++) {
        for (let rows = -14; rows <= 14; rows++) {
          if (columns === 0 && rows === 0) continue;
          const to: Place = [from[0] + columns, from[1] + rows];
          expect(fast(from, to)).toEqual(slow(from, to));
        }
      }
    },
  );

  const far = fc.tuple(
    fc.integer({ min: 0, max: 1 }),
    fc.integer({ min: -60, max: 60 }),
    fc.integer({ min: -60, max: 60 }),
  );
  property.prop([far], { numRuns: 40 })('HEX-5 and so are longer ones', ([parity, columns, rows]) => {
    fc.pre(columns !== 0 || rows !== 0);
    const from = startOf(parity);
    const to: Place = [from[0] + columns, from[1] + rows];
    expect(fast(from, to)).toEqual(slow(from, to));
  });

  property.prop([far], { numRuns: 300 })('LOF-2 a line touches the same from either end', ([parity, columns, rows]) => {
    fc.pre(columns !== 0 || rows !== 0);
    const from = startOf(parity);
    const to: Place = [from[0] + columns, from[1] + rows];
    expect(touchedBetween(grid, hexAt(from), hexAt(to))).toEqual(touchedBetween(grid, hexAt(to), hexAt(from)));
    const [there, back] = [fast(from, to), fast(to, from)];
    expect(there.sides).toEqual(back.sides);
    const turnedRound = [...back.right].reverse().map(({ side, half }) => ({ side, half: half === 0 ? 0 : -half }));
    expect(there.left).toEqual(turnedRound);
  });

  property.prop([far], { numRuns: 300 })(
    'LOF-3 left and right shifted lines mirror one another',
    ([parity, columns, rows]) => {
      fc.pre(columns !== 0 || rows !== 0);
      const mirrorOf = (direction: number) => (6 - direction) % 6;
      const from = hexAt(startOf(parity));
      const at = (c: number, r: number) => hexAtStep(grid, columnOf(grid, from) + c, rowOf(grid, from) + r);
      const line = lineTemplate(grid, from, at(columns, rows));
      const mirrored = lineTemplate(grid, from, at(-columns, rows));
      expect([...line.left.directions]).toEqual(Array.from(mirrored.right.directions, mirrorOf));
      expect([...line.left.half]).toEqual([...mirrored.right.half]);
    },
  );

  test('LOF-3 off a small board the line goes on, and only hexes on it are told', () => {
    const small = makeGrid(3, 1);
    expect(touchedBetween(small, 0, 2)).toEqual([1]);
    expect(opposite(0)).toBe(3);
  });
});
