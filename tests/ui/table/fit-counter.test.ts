import { expect, test } from 'vitest';
import { fitCounter } from '../../../src/ui/table/fit-counter';

test('a counter fills its square, and one with badges leaves room for them above', () => {
  const plain = fitCounter({ facing: null }, 60);
  expect(plain.down).toBe(0);
  const badged = fitCounter({ facing: null, badges: [{ kind: 'crystals', count: 4 }] }, 60);
  const side = 60 * (badged.radius / plain.radius);
  // Its lower edge stays where it was; above it there is room for what stands out.
  expect(30 + badged.down + side / 2).toBeCloseTo(60, 6);
  expect(30 + badged.down - side / 2).toBeGreaterThan(side * 0.12);
  expect(fitCounter({ facing: 0 }, 60)).toEqual(fitCounter({ facing: 0, badges: [] }, 60));
});
