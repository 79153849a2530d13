import { expect, test } from 'vitest';
import { lying } from '../../src/board/counters/bodies';

test('a dead man lies across the screen, whichever way: he never seems to stand', () => {
  for (const side of [0, 0.3, 0.7, 0.99]) {
    for (const turn of [0, 0.25, 0.5, 0.99]) expect(Math.abs(Math.sin(lying(side, turn)))).toBeLessThan(0.6);
  }
});
