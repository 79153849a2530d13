import { expect, test, type Page } from '@playwright/test';
import { choose, open, playStep, tabTo, takeOver } from './support/keyboard';
import { planGame } from './support/table';

test.use({ reducedMotion: 'reduce' });

/** Starts a game with typed dice, and takes the tablet over. */
async function begin(page: Page): Promise<void> {
  await page.goto('/');
  await open(page, /^New game/);
  await choose(page, /Quarrel under the Linden/);
  await choose(page, /^Vikings/);
  // The two kinds of dice are one group: an arrow goes from the chosen one to the other.
  await tabTo(page, /^Rolled by the app$/);
  await page.keyboard.press('ArrowRight');
  await open(page, /^Start the game$/);
  await takeOver(page);
}

const plan = () => planGame('linden-square');

test('a turn of both players by keyboard alone', async ({ page }) => {
  test.setTimeout(240_000);
  const steps = plan();
  const handed = steps.flatMap(({ next }, index) => (next ? [index] : []));
  await begin(page);
  for (const step of steps.slice(0, handed[1]! + 1)) await playStep(page, step);
  await expect(page.getByRole('region', { name: 'The turn' })).toContainText('Turn 2 of 6');
});

test('a whole scenario by keyboard alone, to victory @long', async ({ page }) => {
  test.setTimeout(480_000);
  await begin(page);
  for (const step of plan()) await playStep(page, step);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Player 1');
});
