import { describe, expect, test } from 'vitest';
import { randomFrom } from '../support/random';
import { fit, surprise, type Sample } from '../tournament/fit/logistic';

/** Outcomes drawn as weights say. */
function samplesOf(weights: readonly number[], count: number): Sample[] {
  const random = randomFrom(3);
  return Array.from({ length: count }, () => {
    const columns = [1, random.next() * 4 - 2, random.next() * 20 - 10];
    const logit = columns.reduce((sum, column, index) => sum + column * weights[index]!, 0);
    return { columns, outcome: random.chance(1 / (1 + Math.exp(-logit))) ? 1 : 0 };
  });
}

describe('a logistic fit', () => {
  const weights = [0.4, -1.1, 0.2];
  const samples = samplesOf(weights, 6000);

  test('finds the weights that outcomes were drawn with', () => {
    const found = fit(samples);
    for (const [index, weight] of weights.entries()) expect(Math.abs(found[index]! - weight)).toBeLessThan(0.1);
  });

  test('is surprised less than whoever knows nothing', () => {
    expect(surprise(samples, [0, 0, 0])).toBeCloseTo(Math.log(2), 9);
    expect(surprise(samples, fit(samples))).toBeLessThan(0.5);
  });
});
