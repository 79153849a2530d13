import { expect, test } from '@playwright/test';
import { choose, open, playStep, tabTo, takeOver } from './support/keyboard';
import { planGame } from './support/table';

test.use({ reducedMotion: 'reduce' });

test('a whole scenario by keyboard alone, to victory', async ({ page }) => {
  test.setTimeout(480_000);
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(error.message));
  const plan = planGame('linden-square');

  await page.goto('/');
  await open(page, /^New game/);
  await choose(page, /Quarrel under the Linden/);
  await choose(page, /^Vikings/);
  // The two kinds of dice are one group: an arrow goes from the chosen one to the other.
  await tabTo(page, /^Rolled by the app$/);
  await page.keyboard.press('ArrowRight');
  await open(page, /^Start the game$/);
  await takeOver(page);
  for (const step of plan) await playStep(page, step);

  await expect(page.getByRole('heading', { level: 1 })).toContainText('Player 1');
  expect(failures).toEqual([]);
});
