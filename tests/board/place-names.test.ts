import { describe, expect, test } from 'vitest';
import { counterBox, heightOfName, paintPlaceNames, type Box } from '../../src/board/marks/place-names';
import { lightPalette } from '../../src/board/palette';
import type { BoardView, GroundView } from '../../src/board/view';
import { inradius } from '../../src/board/world';
import { makeGrid } from '../../src/hex';

const name = { breadth: 300, height: 40 };
const counters = (...points: readonly { x: number; y: number }[]): Box[] => points.map(counterBox);

describe('the name of a place', () => {
  const usual = 0.62 * inradius;

  test('stands below the middle of its hex while nobody stands over it', () => {
    expect(heightOfName(name, [])).toBeCloseTo(usual);
    expect(heightOfName(name, counters({ x: 400, y: 0 }))).toBeCloseTo(usual);
  });

  test('goes where no counter covers any of it, no farther than it must', () => {
    const height = heightOfName(name, counters({ x: 0, y: 0 }));
    expect(height).not.toBeCloseTo(usual);
    expect(Math.abs(height)).toBeGreaterThanOrEqual(62 + 20);
    expect(Math.abs(height)).toBeLessThan(2 * inradius);
  });

  test('stays where it was in a crowd that leaves no room', () => {
    const crowd = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((row) => ({ x: 0, y: row * inradius }));
    expect(heightOfName(name, counters(...crowd))).toBeCloseTo(usual);
  });
});

/** What is written at a hex's radius in CSS pixels: text, size of the letters and place, in world units. */
function written(radius: number, ground: Partial<GroundView>) {
  const told: { text: string; size: number; y: number }[] = [];
  let larger = 1;
  const size = () => Number(/([\d.]+)px/.exec(ctx.font)?.[1]);
  const ctx = {
    font: '',
    save: () => undefined,
    scale: (by: number) => (larger = by),
    restore: () => undefined,
    strokeText: () => undefined,
    measureText: (text: string) => ({ width: text.length * size() * 0.5 }),
    fillText: (text: string, _x: number, y: number) => told.push({ text, size: size() * larger, y: y * larger }),
  };
  const view = {
    ground: { grid: makeGrid(20, 14), fences: [], walls: [], windows: [], labels: [], ...ground },
    counters: [],
  } as unknown as BoardView;
  const marker = { ctx, palette: lightPalette, radius, ratio: 1, grid: view.ground.grid, turned: false };
  paintPlaceNames(marker as never, view, { left: 0, top: 0, right: 3000, bottom: 3000 });
  return told;
}

describe('names on the map', () => {
  const labels = [{ hex: 110, text: 'The Crossing' }];

  test('are never smaller than can be read, and left out where they would cover a tiny map', () => {
    for (const radius of [80, 40, 20, 14]) {
      const [{ size } = { size: 0 }] = written(radius, { labels });
      expect((size * radius) / 100).toBeGreaterThanOrEqual(13.6);
    }
    expect(written(9, { labels })).toEqual([]);
  });

  test('cross no fence', () => {
    const [free] = written(60, { labels });
    const [beside] = written(60, { labels, fences: [{ hex: 110, direction: 2 }] });
    expect(free!.y).not.toBeCloseTo(beside!.y);
  });

  test('of two that would lie over one another the later makes way', () => {
    const two = written(14, { labels: [...labels, { hex: 111, text: 'The Mill' }] });
    expect(Math.abs(two[0]!.y - two[1]!.y)).toBeGreaterThanOrEqual(two[0]!.size);
  });
});
