import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, expectTouchable } from './support/accessible';
import { createSiege } from './support/castle-table';
import { createGame, takeOver } from './support/table';
import { touch } from './support/touch';

// What is stored for the days without a network is not looked at here.
test.use({ colorScheme: 'light', reducedMotion: 'reduce', serviceWorkers: 'block' });

/** What opens over the table by a button, looked at and closed again. */
async function lookInto(page: Page, opener: string): Promise<void> {
  await touch(page.getByRole('button', { name: opener, exact: true }));
  await expect(page.locator('dialog[open]')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
}

const games = [
  { name: 'the skirmish', begin: (page: Page) => createGame(page, 'Quarrel under the Linden') },
  { name: 'the castle', begin: (page: Page) => createSiege(page, 'Storming Greywall') },
] as const;

for (const { name, begin } of games) {
  test(`${name} at the table can be read, touched and heard: cover, table, menu, view, journal`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.goto('/');
    await begin(page);
    await expect(page.getByRole('button', { name: 'I am ready: hold to begin' })).toBeVisible({ timeout: 20_000 });
    await expectAccessible(page);
    await takeOver(page);
    await expectAccessible(page);
    await expectTouchable(page);
    await lookInto(page, 'Menu');
    await lookInto(page, 'View and aids');
    await touch(page.getByRole('button', { name: 'Journal' }));
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page);
  });
}
