import { expect, test } from 'vitest';
// @ts-expect-error a script without types
import { isNodeIn } from '../../scripts/install.mjs';

const runsOn = isNodeIn as (version: string, range?: string) => boolean;

test.each([
  ['18.20.0', false],
  ['20.18.3', false],
  ['20.19.0', true],
  ['20.20.1', true],
  ['21.7.3', false],
  ['22.5.0', false],
  ['22.11.0', false],
  ['22.12.0', true],
  ['24.1.0', true],
])('Node %s is told apart as package.json does: %s', (version, runs) => {
  expect(runsOn(version)).toBe(runs);
});

test('a range that is not understood is told, not passed over', () => {
  expect(() => runsOn('22.0.0', '^22')).toThrow('"^22" is not understood');
});
