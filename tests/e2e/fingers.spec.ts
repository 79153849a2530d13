import { expect, test, type Page } from '@playwright/test';
import { createGame, takeOver, touchHex } from './support/table';
import { pinch } from './support/touch';

test.use({ reducedMotion: 'reduce' });

const scaleOf = async (page: Page): Promise<number> =>
  Number((await page.getByRole('application').getAttribute('data-camera'))?.split(' ')[2]);

test('two fingers zoom the map about themselves and never touch a character; one finger chooses', async ({ page }) => {
  await page.goto('/');
  await createGame(page, 'Quarrel under the Linden');
  await takeOver(page);
  const before = await scaleOf(page);
  const card = page.getByRole('complementary').getByRole('heading', { name: 'Perrine' });
  const middle = [
    [350, 400],
    [450, 400],
  ] as const;
  const apart = [
    [310, 400],
    [490, 400],
  ] as const;

  await pinch(page, middle, apart);
  expect(await scaleOf(page)).toBeGreaterThan(before * 1.5);
  await expect(card).toHaveCount(0);
  expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);

  await pinch(page, apart, middle);
  expect(await scaleOf(page)).toBeCloseTo(before, 1);

  await touchHex(page, 'V12');
  await expect(card).toBeVisible();
});
