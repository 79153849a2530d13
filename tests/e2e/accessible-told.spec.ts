import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, expectContrast, expectTouchable } from './support/accessible';
import { createGame, takeOver } from './support/table';
import { touch } from './support/touch';

// What is stored for the days without a network is not looked at here.
test.use({ colorScheme: 'light', reducedMotion: 'reduce', serviceWorkers: 'block' });

/** A game that was played to its end elsewhere, as its file; a bare journal gets a cover. */
function endedGame(replay: string): string {
  const { file, setup, entries } = JSON.parse(readFileSync(replay, 'utf8'));
  if (file) return JSON.stringify(file);
  const times = { createdAt: 0, updatedAt: 0, length: entries.length };
  const standing = { turn: 1, active: 'blue', winner: null };
  const game = { format: 1, id: 'ended', title: 'Ended', rulesVersion: 1, setup, ...times, standing, picture: null };
  return JSON.stringify({ format: 'escarmouche-save', version: 1, game, entries });
}

async function openEnded(page: Page, replay: string): Promise<void> {
  await page.goto('/games');
  const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(endedGame(replay)) };
  await page.locator('input[type=file]').setInputFiles(file);
  await touch(page.getByText('Look at it'));
  await expect(page.getByRole('link', { name: 'Play again' })).toBeVisible();
}

async function expectFit(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectTouchable(page);
}

for (const [name, replay] of [
  ['the skirmish', 'tests/replays/quarrel.json'],
  ['the castle', 'tests/castle/replays/castle-storming-1.json'],
] as const) {
  test(`${name}: its end, its board and its replay can be read, touched and heard`, async ({ page }) => {
    test.setTimeout(240_000);
    await openEnded(page, replay);
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
}

test('a deployment, its objectives and a problem can be read, touched and heard', async ({ page }) => {
  test.setTimeout(240_000);
  await page.goto('/');
  await createGame(page, 'Brescand Court');
  await takeOver(page);
  await expectFit(page);
  await touch(page.getByRole('button', { name: 'Objectives and points' }));
  await expect(page.locator('dialog[open]')).toBeVisible();
  await expectFit(page);
  await page.goto('/practice/hold-the-court');
  await expect(page.getByRole('application')).toBeVisible();
  await expectFit(page);
});
