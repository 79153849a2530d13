import { expect, test } from 'vitest';
import type { Stand } from '../../../src/game';
import { placesOf } from '../../../src/ui/table/account/graph-places';

const stand = (moment: number, turn: number, army: 'blue' | 'red'): Stand => ({
  moment,
  turn,
  army,
  strength: { blue: 1, red: 1 },
});

test('turns are as far from one another as they are long, whatever was set up before the first', () => {
  const stands = [
    stand(0, 1, 'blue'),
    stand(4, 1, 'red'),
    stand(8, 1, 'blue'),
    stand(9, 1, 'red'),
    stand(20, 1, 'blue'),
    stand(30, 2, 'red'),
    stand(40, 2, 'blue'),
    stand(44, 2, 'blue'),
  ];
  expect(placesOf(stands).map(({ stand: { moment }, at }) => [moment, at])).toEqual([
    [9, 0],
    [20, 0.5],
    [30, 1],
    [40, 1.5],
    [44, 2],
  ]);
});

test('a game that has not begun has one place to stand at, and now', () => {
  expect(placesOf([stand(0, 1, 'blue'), stand(0, 1, 'blue')]).map(({ at }) => at)).toEqual([0, 0.5]);
});
