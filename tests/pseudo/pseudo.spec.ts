import { expect, test, type Locator, type Page } from '@playwright/test';
import { clippedWords } from '../e2e/support/clipped';
import { act, begin, openEnded, takeOver, type Act } from './screens';
import { screens } from '../e2e/support/screens';

/** Run by `npm run pseudo` on a build whose messages are 40 % longer; what was seen is kept in reports/pseudo. */
const sizes = [
  { name: 'tablet', width: 1180, height: 820 },
  { name: 'upright', width: 820, height: 1180 },
  { name: 'phone', width: 390, height: 844 },
] as const;

/** Positions in which one deed of each kind can be seen at once: whoever acts, and what at. */
const deeds: readonly { readonly problem: string; readonly acts: readonly Act[] }[] = [
  { problem: 'find-the-shot', acts: [{ who: /./, aim: /./ }] },
  { problem: 'best-charge', acts: [{ who: /./ }] },
  { problem: 'take-the-door', acts: [{ who: /./ }] },
  { problem: 'fireball', acts: [{ who: /./, deed: /fire/i, aim: /./ }] },
  { problem: 'stone-or-mace', acts: [{ who: /./, aim: /./ }] },
  { problem: 'over-the-wall', acts: [{ who: /./, deed: /haste/i }] },
  { problem: 'clear-line', acts: [{ who: /./, aim: /./ }] },
];

test.use({ reducedMotion: 'reduce', hasTouch: true, isMobile: true, serviceWorkers: 'block' });

/** Keeps a picture, and holds it to have room for its words. */
const looking = (page: Page, size: string, screen: string) => async (step: string) => {
  // What slides in has arrived, what is painted later is painted.
  await page.waitForTimeout(250);
  await page.screenshot({ path: `reports/pseudo/${size}-${screen}${step && `-${step}`}.png` });
  expect.soft(await clippedWords(page), `${screen} ${step}`).toEqual([]);
};

/** Looks at what a button opened, and closes it. */
async function lookInto(page: Page, opener: Locator, look: (step: string) => Promise<void>, step: string) {
  await opener.first().click();
  await expect(page.locator('dialog[open]')).toBeVisible();
  await look(step);
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
}

/** What opens over the table from its menu. */
const ofMenu = [
  { step: 'objectives', button: /^Objectives/ },
  { step: 'account', button: /^The game in numbers/ },
  { step: 'players', button: /^Who plays/ },
];

for (const { name, width, height } of sizes) {
  test.describe(name, () => {
    test.use({ viewport: { width, height } });

    for (const path of screens) {
      test(`${path} has room for words 40 % longer`, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(/\S/);
        await looking(page, name, path.slice(1) || 'start')('');
      });
    }

    for (const [game, scenario] of [
      ['skirmish', 0],
      ['banner', -1],
      ['storming', -3],
    ] as const) {
      test(`the table of ${game} has room: cover, table, dialogs, journal`, async ({ page }) => {
        test.setTimeout(120_000);
        const look = looking(page, name, game);
        await begin(page, scenario);
        await look('cover');
        await takeOver(page);
        await look('table');
        const menu = page.getByRole('button', { name: /^Menu/ });
        await lookInto(page, menu, look, 'menu');
        await lookInto(page, page.getByRole('button', { name: /^View and aids/ }), look, 'view');
        for (const { step, button } of ofMenu) {
          await menu.click();
          await lookInto(page, page.locator('dialog[open]').getByRole('button', { name: button }), look, step);
        }
        // It says why it is closed.
        await page.getByRole('button', { name: /^Undo/ }).click({ force: true });
        await look('undo');
        // On a narrow screen the mages' dice stand in its place.
        const journal = page.getByRole('button', { name: /^Journal/ });
        if (!(await journal.isVisible())) return;
        await journal.click();
        await look('journal');
      });
    }

    for (const { problem, acts } of deeds) {
      test(`what is done in ${problem} has room`, async ({ page }) => {
        await page.goto(`/practice/${problem}`);
        await expect(page.getByRole('application')).toBeVisible();
        const look = looking(page, name, problem);
        await look('table');
        for (const one of acts) await act(page, one, look);
      });
    }

    test('an end and its replay have room', async ({ page }) => {
      await openEnded(page);
      const look = looking(page, name, 'end');
      await look('');
      await page.getByRole('button', { name: /^Look at the board/ }).click();
      await expect(page.getByRole('application')).toBeVisible();
      await look('board');
      await page.goto('/games');
      await page
        .getByRole('link', { name: /^Replay/ })
        .first()
        .click();
      await expect(page.getByRole('slider')).toBeVisible();
      await look('replay');
    });
  });
}
