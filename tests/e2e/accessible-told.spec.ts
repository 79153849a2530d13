import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, expectContrast, expectTouchable } from './support/accessible';
import { createGame, takeOver } from './support/table';
import { touch } from './support/touch';

// What is stored for the days without a network is not looked at here.
test.use({ colorScheme: 'light', reducedMotion: 'reduce', serviceWorkers: 'block' });

/** Opens a game that was played to its end elsewhere. */
async function openEnded(page: Page, replay: string): Promise<void> {
  await page.goto('/games');
  const { file } = JSON.parse(readFileSync(replay, 'utf8')) as { file: unknown };
  const buffer = Buffer.from(JSON.stringify(file));
  await page.locator('input[type=file]').setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer });
  await touch(page.getByText(/^View/));
  await expect(page.getByRole('link', { name: 'Play again' })).toBeVisible();
}

async function expectFit(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectTouchable(page);
}

test('an end, its board and its replay can be read, touched and heard @long', async ({ page }) => {
  test.setTimeout(240_000);
  await openEnded(page, 'tests/replays/quarrel.json');
  await expectFit(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectContrast(page);
  await touch(page.getByRole('button', { name: 'Look at the board' }));
  await expect(page.getByRole('application')).toBeVisible();
  await expectFit(page);
  await page.goto('/games');
  await touch(page.getByRole('link', { name: /^Replay/ }));
  await expect(page.getByRole('slider')).toBeVisible({ timeout: 30_000 });
  await expectFit(page);
});

test('a deployment, its objectives and a problem can be read, touched and heard @long', async ({ page }) => {
  test.setTimeout(240_000);
  await page.goto('/');
  await createGame(page, 'Brescand Court');
  await takeOver(page);
  await expectFit(page);
  await touch(page.getByRole('button', { name: 'Objectives' }));
  await expect(page.locator('dialog[open]')).toBeVisible();
  await expectFit(page);
  await page.goto('/practice/hold-the-court');
  await expect(page.getByRole('application')).toBeVisible();
  await expectFit(page);
});
