import { expect, test } from '@playwright/test';
import { createSiege, planCastle, playCastleStep } from './support/castle-table';
import { playWhole } from './support/whole-game';

test.use({ reducedMotion: 'reduce' });

test('a whole siege by touch, to victory: the server stopped, the page killed in the middle', async ({ context }) => {
  test.setTimeout(480_000);
  const plan = planCastle('castle-storming');
  expect(plan.at(-1)?.over).toBe('red');
  await playWhole(context, {
    plan,
    // At a hand-over: whoever was chosen is forgotten with the page.
    middle: 1 + plan.findIndex(({ type }, index) => type === 'endTurn' && index >= plan.length / 2),
    create: (page) => createSiege(page, 'Storming Greywall'),
    play: playCastleStep,
    winner: 'Player 2',
  });
});
