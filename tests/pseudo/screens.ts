import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';

/** A new game of a scenario by its place in the list, from the end where it is negative, up to its cover. */
export async function begin(page: Page, scenario: number): Promise<void> {
  await page.goto('/new');
  await page.locator('input[name=scenario]').nth(scenario).check({ force: true });
  for (const rule of ['table', 'level']) {
    const choice = page.locator(`input[name=${rule}]`);
    // What stays at the foot may lie over it: it is chosen all the same.
    if ((await choice.count()) > 0) await choice.first().evaluate((one: HTMLInputElement) => one.click());
  }
  await page.locator('button[type=submit]').press('Enter');
  await page.waitForURL(/\/play\//);
  // The page before has gone.
  await expect(page.locator('form')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/);
}

/** By keyboard: the words of the cover's button are longer here. */
export async function takeOver(page: Page): Promise<void> {
  await page.locator('main button').first().press('Enter');
  await expect(page.getByRole('application')).toBeVisible();
}

/** A game that was played to its end, opened at its last page. */
export async function openEnded(page: Page): Promise<void> {
  await page.goto('/games');
  const { file } = JSON.parse(readFileSync('tests/replays/quarrel.json', 'utf8')) as { file: unknown };
  const buffer = Buffer.from(JSON.stringify(file));
  await page.locator('input[type=file]').setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer });
  await page.getByText(/^View/).click();
  await expect(page.getByRole('link', { name: /^Play again/ })).toBeVisible();
}

/** What the board offers, as a list: whom, at whom, what. */
const offered = (page: Page, section: RegExp): Locator =>
  page
    .getByRole('region', { name: /^What can be done/ })
    .getByRole('region', { name: section })
    .getByRole('button');

const who = /^Who can act/;
const whom = /^(Whom to strike|What to aim at)/;
const deeds = /^Do it/;

/** Does it as a key would, and takes the focus away: the list is not in the way. */
async function press(button: Locator): Promise<void> {
  await button.evaluate((element: HTMLElement) => element.click());
}

export interface Act {
  /** Part of the name of who acts. */
  readonly who: RegExp;
  /** A spell, the catapult's rope: something that he does before anything is aimed at. */
  readonly deed?: RegExp;
  readonly aim?: RegExp;
}

/** Chooses who acts: of those named so, the first who can do what is wanted. */
async function choose(page: Page, one: Act): Promise<void> {
  const all = offered(page, who).filter({ hasText: one.who });
  await expect(all.first()).toBeAttached();
  const wanted = one.deed ? offered(page, deeds).filter({ hasText: one.deed }) : offered(page, whom);
  for (let index = 0; index < (await all.count()); index++) {
    await press(all.nth(index));
    if (!one.deed && !one.aim) return;
    const able = await wanted
      .first()
      .waitFor({ state: 'attached', timeout: 500 })
      .then(
        () => true,
        () => false,
      );
    if (able) return;
  }
  throw new Error('nobody can do that');
}

/** Chooses who acts; `seen` after every step: chosen, begun, aimed, done. */
export async function act(page: Page, one: Act, seen: (step: string) => Promise<void>): Promise<void> {
  await choose(page, one);
  await seen('chosen');
  if (one.deed) {
    await press(offered(page, deeds).filter({ hasText: one.deed }).first());
    await seen('begun');
  }
  if (one.aim) {
    await press(offered(page, whom).filter({ hasText: one.aim }).first());
    await seen('aimed');
    await press(offered(page, deeds).first());
    await page.waitForTimeout(300);
    await seen('done');
  }
}
