import { expect, test } from 'vitest';
import { crewOf, matesOf } from '../../../src/store/castle/places';
import { tableOf } from '../../../src/store/castle/table';
import { stage } from '../../castle/stage';

const row = '.........';

test('CAT-1 with nothing in reach to shoot at the machine still names those who can drag it', () => {
  const { game, state } = stage({
    terrain: Array.from({ length: 9 }, () => row),
    people: { b1: { at: 'I1' }, r1: { at: 'B7' }, r2: { at: 'C7' }, r3: { at: 'A1' } },
    catapult: { at: 'B8' },
  });
  const table = tableOf(game, state());
  expect(crewOf(table)).toEqual(['r1', 'r2']);
  expect(matesOf(table, 'r1')).toEqual(['r2']);
});

test('CAT-3 one alone beside it shoots, and is named once when he could drag it too', () => {
  const { game, state } = stage({
    terrain: Array.from({ length: 9 }, () => row),
    people: { b1: { at: 'B4' }, r1: { at: 'B7' }, r2: { at: 'C7' }, r3: { at: 'A1' } },
    catapult: { at: 'B8' },
  });
  expect(crewOf(tableOf(game, state()))).toEqual(['r1', 'r2']);
});
