import { expect, test } from 'vitest';
import { armsLying, lying } from '../../src/board/counters/bodies';

test('a dead man lies across the screen, whichever way: he never seems to stand', () => {
  for (const side of [0, 0.3, 0.7, 0.99]) {
    for (const turn of [0, 0.25, 0.5, 0.99]) expect(Math.abs(Math.sin(lying(side, turn)))).toBeLessThan(0.6);
  }
});

test('of the dead on a hex those who still fall are not shown yet, whoever was there before', () => {
  const of = [
    { colour: 'blue', pattern: 'chevrons' },
    { colour: 'red', pattern: 'hatch' },
    { colour: 'blue', pattern: 'chevrons' },
  ] as const;
  expect(armsLying(of, []).map(({ colour }) => colour)).toEqual(['blue', 'red', 'blue']);
  expect(armsLying(of, [{ colour: 'blue' }]).map(({ colour }) => colour)).toEqual(['blue', 'red']);
  expect(armsLying(of, [{ colour: 'red' }]).map(({ colour }) => colour)).toEqual(['blue', 'blue']);
});
