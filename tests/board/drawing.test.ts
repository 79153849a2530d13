import { describe, expect, test } from 'vitest';
import { fraction, fractions, hash } from '../../src/board/hash';
import { detailFor, spriteKey, spriteStep } from '../../src/board/counters/sprite-key';
import { cornerKey, cornerOf, cornerPoint, outlines, sideEnds } from '../../src/board/ground/outline';
import { noise, strayed } from '../../src/board/ground/noise';
import { gateAxis } from '../../src/board/ground/yards';
import { doorWays } from '../../src/board/ground/houses';
import { groundRadius, stepFor } from '../../src/board/ground/tiles';
import { pictureRect } from '../../src/board/picture';
import type { CounterView, GroundView } from '../../src/board/view';
import { noMarks } from '../../src/board/view';
import { centreOf, hexesIn } from '../../src/board/world';
import { directions, makeGrid, neighbour, opposite, unitCorners } from '../../src/hex';

describe('hash', () => {
  test('is the same for the same numbers, on every machine', () => {
    expect(hash(1214, 7, 3)).toBe(hash(1214, 7, 3));
    expect([hash(0), hash(1), hash(1214, 7)]).toMatchInlineSnapshot(`
      [
        387082432,
        244711728,
        3259634623,
      ]
    `);
  });

  test('tells order and neighbours apart', () => {
    expect(hash(1, 2)).not.toBe(hash(2, 1));
    const seen = new Set(Array.from({ length: 4000 }, (_none, index) => hash(5, index)));
    expect(seen.size).toBe(4000);
  });

  test('spreads evenly', () => {
    const bins = Array.from({ length: 10 }, () => 0);
    for (let i = 0; i < 10000; i++) bins[Math.floor(fraction(3, i) * 10)]! += 1;
    for (const count of bins) expect(Math.abs(count - 1000)).toBeLessThan(120);
  });

  test('a row of fractions begins again for the same numbers', () => {
    const [a, b] = [fractions(9, 9), fractions(9, 9)];
    for (let i = 0; i < 50; i++) {
      const value = a();
      expect(value).toBe(b());
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThan(1);
    }
  });
});

describe('noise', () => {
  test('is the same for the same place, and near places are alike', () => {
    for (let i = 0; i < 200; i++) {
      const [x, y] = [fraction(i, 1) * 4000 - 2000, fraction(i, 2) * 4000 - 2000];
      const here = noise(7, x, y, 60);
      expect(noise(7, x, y, 60)).toBe(here);
      expect(Math.abs(here)).toBeLessThanOrEqual(1);
      expect(Math.abs(noise(7, x + 1, y, 60) - here)).toBeLessThan(0.06);
    }
  });

  test('has no seam where its cells meet', () => {
    for (let cell = -3; cell <= 3; cell++) {
      const before = noise(3, cell * 60 - 1e-7, 17, 60);
      expect(noise(3, cell * 60 + 1e-7, 17, 60)).toBeCloseTo(before, 5);
    }
  });

  test('strays no farther than it may', () => {
    for (let i = 0; i < 200; i++) {
      const at = { x: fraction(i, 3) * 4000, y: fraction(i, 4) * 4000 };
      const moved = strayed(at, 9, 150, 12);
      expect(Math.abs(moved.x - at.x)).toBeLessThanOrEqual(9);
      expect(Math.abs(moved.y - at.y)).toBeLessThanOrEqual(9);
    }
  });
});

const archer: CounterView = {
  id: 'b1',
  hex: 5,
  facing: null,
  colour: 'blue',
  pattern: 'chevrons',
  figure: 'archer',
  name: 'Perrin',
  values: { attack: 6, defence: 6, move: 6 },
  wounded: false,
  stunned: false,
  armoured: false,
  weapon: 'bow',
  done: false,
  ready: false,
};

describe('sprite keys', () => {
  test('counters that look alike share one', () => {
    expect(spriteKey({ ...archer, id: 'b2', hex: 9 }, 'full', 66)).toBe(spriteKey(archer, 'full', 66));
  });

  test.each<Partial<CounterView>>([
    { colour: 'red' },
    { pattern: 'dots' },
    { figure: 'knight' },
    { name: 'Colin' },
    { values: { attack: 6, defence: 6, move: 5 } },
    { values: null },
    { wounded: true },
    { stunned: true },
    { armoured: true },
    { weapon: null },
    { done: true },
    { ready: true },
    { facing: 0 },
  ])('%o has a picture of its own', (change) => {
    expect(spriteKey({ ...archer, ...change }, 'full', 66)).not.toBe(spriteKey(archer, 'full', 66));
  });

  test('what is not drawn does not count', () => {
    expect(spriteKey({ ...archer, name: 'Colin' }, 'values', 40)).toBe(spriteKey(archer, 'values', 40));
    expect(spriteKey({ ...archer, values: null }, 'figure', 20)).toBe(spriteKey(archer, 'figure', 20));
  });

  test('less is drawn on smaller hexes', () => {
    expect([12, 30, 46].map(detailFor)).toEqual(['figure', 'values', 'full']);
  });

  test('pictures are never noticeably smaller than needed, up to the largest', () => {
    for (let radius = 8; radius <= 200; radius++) expect(spriteStep(radius)).toBeGreaterThanOrEqual(radius * 0.97);
    for (let radius = 8; radius <= 384; radius++) expect(stepFor(radius)).toBeGreaterThanOrEqual(radius * 0.92);
  });
});

test('the ground is painted for each device pixel, but for screens finer than the eye', () => {
  expect(groundRadius(60, 1)).toBe(60);
  expect(groundRadius(92, 2)).toBe(92);
  expect(groundRadius(138, 3)).toBeCloseTo(101, 0);
});

describe('outlines', () => {
  const grid = makeGrid(8, 6);

  test('corners in whole numbers are where the hexes have them', () => {
    for (const hex of [0, 11, 20, 47]) {
      unitCorners.forEach((corner, index) => {
        const centre = centreOf(grid, hex);
        const point = cornerPoint(cornerOf(grid, hex, index));
        expect(point.x).toBeCloseTo(centre.x + corner.x * 100, 6);
        expect(point.y).toBeCloseTo(centre.y + corner.y * 100, 6);
      });
    }
  });

  test('a side has the same ends from both its hexes, turned about', () => {
    for (let hex = 0; hex < grid.size; hex++) {
      for (const direction of directions) {
        const beyond = neighbour(grid, hex, direction);
        if (beyond < 0) continue;
        const [a, b] = sideEnds(grid, hex, direction).map(cornerKey);
        expect(sideEnds(grid, beyond, opposite(direction)).map(cornerKey)).toEqual([b, a]);
      }
    }
  });

  test('one hex has one outline of six corners; a ring has two', () => {
    const [only, ...more] = outlines(grid, (hex) => hex === 20);
    expect(more).toEqual([]);
    expect(only?.closed).toBe(true);
    expect(only?.corners).toHaveLength(6);
    const around = new Set(directions.map((direction) => neighbour(grid, 20, direction)));
    expect(
      outlines(grid, (hex) => around.has(hex))
        .map((chain) => chain.corners.length)
        .toSorted((a, b) => a - b),
    ).toEqual([6, 18]);
  });
});

/** `letters`: one a hex, as in map sheets. */
function ground(rows: readonly string[], walls: GroundView['walls'] = []): GroundView {
  const kinds: Record<string, string> = { '.': 'open', _: 'yard', '+': 'gate', h: 'house', d: 'door', '=': 'road' };
  const terrain = rows.flatMap((row) => row.split('').map((letter) => kinds[letter] ?? 'open'));
  const grid = makeGrid(rows[0]?.length ?? 1, rows.length);
  return { grid, terrain, walls, windows: [], fences: [], crests: [], houses: [], labels: [], seed: 1 };
}

describe('gates and doors', () => {
  test('a gate leads out of its court', () => {
    expect(gateAxis(ground(['___', '___', '.+.', '...']), 7)).toBe(3);
    expect(gateAxis(ground(['...', '.+.', '___', '___']), 4)).toBe(0);
  });

  test('a door opens where no wall is', () => {
    const house = ['...', '.h.', '.d.', '...'];
    const walls = ([1, 2, 4, 5] as const).map((direction) => ({ hex: 7, direction }));
    expect(doorWays(ground(house, walls), 7)).toEqual([3]);
  });
});

describe('what is shown', () => {
  test('the hexes of a rectangle are all found', () => {
    const grid = makeGrid(20, 14);
    const rect = { left: 700, top: 500, right: 1400, bottom: 1200 };
    const found = new Set(hexesIn(grid, rect));
    let missed = 0;
    for (let hex = 0; hex < grid.size; hex++) {
      const { x, y } = centreOf(grid, hex);
      const shows = x + 100 > rect.left && x - 100 < rect.right && y + 87 > rect.top && y - 87 < rect.bottom;
      if (shows) missed += found.has(hex) ? 0 : 1;
    }
    expect(missed).toBe(0);
  });

  test('a picture has its proportions, lies on the map and holds every counter that fits', () => {
    const wide = ground(Array.from({ length: 14 }, () => '.'.repeat(20)));
    const counters = [45, 70, 150].map((hex) => ({ ...archer, id: `b${hex}`, hex }));
    const rect = pictureRect({ ground: wide, counters, bodies: [], marks: noMarks }, 320, 200);
    expect((rect.right - rect.left) / (rect.bottom - rect.top)).toBeCloseTo(1.6, 6);
    expect(rect.left).toBeGreaterThanOrEqual(0);
    expect(rect.top).toBeGreaterThanOrEqual(0);
    for (const { hex } of counters) {
      const { x, y } = centreOf(wide.grid, hex);
      expect(x > rect.left && x < rect.right && y > rect.top && y < rect.bottom).toBe(true);
    }
  });
});
