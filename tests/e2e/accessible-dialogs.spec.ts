import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectAccessible, expectTouchable } from './support/accessible';
import { createSiege } from './support/castle-table';
import { createGame, takeOver, typeFaces } from './support/table';
import { touch } from './support/touch';

// What is stored for the days without a network is not looked at here.
test.use({ colorScheme: 'light', reducedMotion: 'reduce', serviceWorkers: 'block' });

async function expectFit(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectTouchable(page);
}

const dialog = (page: Page): Locator => page.locator('dialog[open]');
const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name }).first();

/** What a button opens over the table, looked at and closed again. */
async function lookInto(page: Page, opener: Locator): Promise<void> {
  await touch(opener.first());
  await expect(dialog(page)).toBeVisible();
  await expectFit(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
}

/** What the menu of the table opens. */
async function lookIntoMenu(page: Page, name: string | RegExp): Promise<void> {
  await touch(button(page, 'Menu'));
  await lookInto(page, dialog(page).getByRole('button', { name }));
}

/** One thing of the list of all that the board offers, as a key would choose it. */
async function choose(page: Page, section: RegExp, name: RegExp = /./): Promise<void> {
  const list = page.getByRole('region', { name: 'What can be done' }).getByRole('region', { name: section });
  await list.getByRole('button', { name }).first().press('Enter');
  // Seen while the focus is in it: let go of, it is out of the way.
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
}

/** Each thing that can be asked of the map, with its words. */
async function lookAtAids(page: Page, questions: readonly (string | RegExp)[]): Promise<void> {
  for (const question of questions) {
    await touch(button(page, 'View and aids'));
    await touch(dialog(page).getByRole('button', { name: question }));
    await expect(dialog(page)).toHaveCount(0);
    await expectFit(page);
  }
  await touch(button(page, 'Stop showing'));
}

test('what opens over the skirmish can be read, touched and heard @long', async ({ page }) => {
  test.setTimeout(400_000);
  await page.goto('/');
  await createGame(page, 'Quarrel under the Linden');
  await takeOver(page);
  await lookIntoMenu(page, 'Objectives');
  await lookIntoMenu(page, 'The game in numbers');
  await lookIntoMenu(page, 'Who plays');
  await choose(page, /Who can act/);
  await expectFit(page);
  await lookInto(page, button(page, /^All about/));
  await lookInto(page, button(page, 'View and aids'));
  await lookAtAids(page, [/^Everything the enemy/, /^In sight and range/, /^Measure/]);
  await choose(page, /Whom to strike/, /^Shoot/);
  await lookInto(page, button(page, /^Show rule/));
  await choose(page, /Do it/, /^Shoot/);
  await expect(dialog(page)).toBeVisible();
  await expectFit(page);
  await typeFaces(page, [3]);
  await expect(dialog(page)).toHaveCount(0);
  await expectFit(page);
  await touch(button(page, 'Journal'));
  await expectFit(page);
  // Dice were rolled: undo says so, and asks for an agreement.
  await lookIntoMenu(page, /^Take back by/);
  await touch(button(page, 'What would the captain do?'));
  await expect(
    page.getByRole('region', { name: 'What would the captain do?' }).getByRole('button').first(),
  ).toBeVisible();
  await expectFit(page);
});

test('the mages, the tray and what opens over the castle can be read, touched and heard @long', async ({ page }) => {
  test.setTimeout(400_000);
  await page.goto('/');
  await createSiege(page, 'Storming Greywall');
  await takeOver(page);
  await expectFit(page);
  await lookIntoMenu(page, 'Objectives');
  await touch(button(page, 'Roll the mages’ dice'));
  await expect(dialog(page)).toBeVisible();
  await expectFit(page);
  // A six: the mage's player chooses among all his spells, first one and then the other.
  await typeFaces(page, [6, 6, 5, 5]);
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: /choose a spell/ })).toBeVisible();
  await expectFit(page);
});

for (const [problem, deed] of [
  ['fireball', /ire/],
  ['stone-or-mace', null],
  ['over-the-wall', null],
] as const) {
  test(`the cards of ${problem} can be read, touched and heard @long`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.goto(`/practice/${problem}`);
    await expect(page.getByRole('application')).toBeVisible();
    await choose(page, /Who can act/, deed ? /mage/ : /./);
    await expectFit(page);
    if (deed) await choose(page, /Do it/, deed);
    await choose(page, /What to aim at|Where to go/);
    await expectFit(page);
    await choose(page, /Do it/);
    await page.waitForTimeout(500);
    await expectFit(page);
  });
}

test('saved games: rename, a file that is no game, what was deleted @long', async ({ page }) => {
  test.setTimeout(240_000);
  await page.goto('/');
  await createGame(page, 'Quarrel under the Linden');
  await page.goto('/games');
  await lookInto(page, page.getByRole('button', { name: 'Rename' }));
  const bad = Buffer.from('{"format":"escarmouche-save","version":1}');
  await page.locator('input[type=file]').setInputFiles({ name: 'bad.json', mimeType: 'application/json', buffer: bad });
  await expect(page.getByText('bad.json')).toBeVisible();
  await expectFit(page);
  await touch(page.getByRole('button', { name: 'Delete' }).first());
  await expectFit(page);
});
