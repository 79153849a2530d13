import { describe, expect, test } from 'vitest';
import { heightOfName } from '../../src/board/marks/place-names';
import { inradius } from '../../src/board/world';

describe('the name of a place', () => {
  const usual = 0.62 * inradius;

  test('stands below the middle of its hex while nobody stands over it', () => {
    expect(heightOfName(300, [])).toBeCloseTo(usual);
    expect(heightOfName(300, [{ x: 400, y: 0 }])).toBeCloseTo(usual);
  });

  test('goes where no counter covers any of it, no farther than it must', () => {
    const height = heightOfName(300, [{ x: 0, y: 0 }]);
    expect(height).not.toBeCloseTo(usual);
    expect(Math.abs(height)).toBeGreaterThanOrEqual(62 + 20);
    expect(Math.abs(height)).toBeLessThan(2 * inradius);
  });

  test('stays where it was in a crowd that leaves no room', () => {
    const crowd = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((row) => ({ x: 0, y: row * inradius }));
    expect(heightOfName(300, crowd)).toBeCloseTo(usual);
  });
});
