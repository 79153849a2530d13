import { expect, test, type Page } from '@playwright/test';
import { clippedWords } from '../e2e/support/clipped';

/** Run by `npm run pseudo` on a build whose messages are 40 % longer. */
const sizes = [
  { name: 'tablet', width: 1180, height: 820 },
  { name: 'upright', width: 820, height: 1180 },
  { name: 'phone', width: 390, height: 844 },
] as const;

const screens = ['/', '/new', '/games', '/rules', '/tables', '/settings', '/install', '/about', '/nowhere'];

test.use({ reducedMotion: 'reduce', hasTouch: true, isMobile: true });

/** A new game of a scenario by its place in the list, up to the table. */
async function begin(page: Page, scenario: number): Promise<void> {
  await page.goto('/new');
  await page.locator('input[name=scenario]').nth(scenario).check({ force: true });
  for (const rule of ['table', 'level']) {
    const choice = page.locator(`input[name=${rule}]`);
    if ((await choice.count()) > 0) await choice.first().check({ force: true });
  }
  await page.locator('button[type=submit]').press('Enter');
  await page.waitForURL(/\/play\//);
  // The page before has gone.
  await expect(page.locator('form')).toHaveCount(0);
}

/** By keyboard: the words of the cover's button are longer here. */
async function takeOver(page: Page): Promise<void> {
  await page.locator('main button').first().press('Enter');
  await expect(page.getByRole('application')).toBeVisible();
}

for (const { name, width, height } of sizes) {
  test.describe(name, () => {
    test.use({ viewport: { width, height } });

    for (const path of screens) {
      test(`${path} has room for words 40 % longer`, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(/\S/);
        expect(await clippedWords(page)).toEqual([]);
      });
    }

    for (const [game, scenario] of [
      ['first', 0],
      ['last', -1],
    ] as const) {
      test(`the ${game} game's cover, table, menu and view have room`, async ({ page }) => {
        test.setTimeout(180_000);
        await begin(page, scenario);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/);
        expect(await clippedWords(page)).toEqual([]);
        await takeOver(page);
        expect(await clippedWords(page)).toEqual([]);
        for (const opener of [/^Menu/, /^View and aids/]) {
          await page.getByRole('button', { name: opener }).first().click();
          expect(await clippedWords(page)).toEqual([]);
          await page.keyboard.press('Escape');
        }
      });
    }
  });
}
