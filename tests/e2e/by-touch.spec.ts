import { expect, test } from '@playwright/test';
import { createGame, planGame, playStep } from './support/table';
import { playWhole } from './support/whole-game';

test.use({ reducedMotion: 'reduce' });

test('a whole scenario by touch, to victory: the server stopped, the page killed in the middle', async ({
  context,
}) => {
  test.setTimeout(480_000);
  const plan = planGame('linden-square');
  expect(plan.at(-1)?.over).toBe('blue');
  await playWhole(context, {
    plan,
    middle: Math.trunc(plan.length / 3),
    create: (page) => createGame(page, 'Quarrel under the Linden'),
    play: playStep,
    winner: 'Player 1',
  });
});
