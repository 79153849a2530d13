import { expect, test } from 'vitest';
import { counterMaker } from '../../src/store/skirmish/counters';
import { tableOf } from '../../src/store/skirmish/interaction';
import { draw, plain } from '../support/draw';

const look = { colour: 'blue', pattern: 'bars' } as const;

test('CHR-3 the counter of a stunned man shows the defence that he has, half of it rounded up', () => {
  const { game, state } = draw({ rows: plain(5, 5), b1: 'B2 5/5/4', r1: 'D4 9/9/6' });
  const { r1 } = state.characters;
  const stunned = { ...state, characters: { ...state.characters, r1: { ...r1!, stunnedIn: 1 } } };
  const shown = (now: typeof state) =>
    counterMaker()(tableOf(game, now), { blue: look, red: look }, 'en').find(({ id }) => id === 'r1')?.values;
  expect(shown(state)).toMatchObject({ defence: 9 });
  expect(shown(stunned)).toMatchObject({ defence: 5 });
});
