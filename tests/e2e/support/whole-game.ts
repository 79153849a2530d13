import { expect, type BrowserContext, type Page } from '@playwright/test';
import { startServer } from './server';
import { untilOfflineReady } from './service-worker';
import { takeOver } from './table';
import { touch } from './touch';

/** A game from its creation to the victory, as two people at one tablet play it. */
interface WholeGame<Step> {
  readonly plan: readonly Step[];
  /** How many steps are played before the page is killed. */
  readonly middle: number;
  /** Up to the first cover. */
  readonly create: (page: Page) => Promise<void>;
  readonly play: (page: Page, step: Step) => Promise<void>;
  /** Who is named on the page of the end. */
  readonly winner: string;
}

/** Plays it with the server stopped, and with the page killed in the middle: nothing is lost, nothing fails. */
export async function playWhole<Step>(context: BrowserContext, game: WholeGame<Step>): Promise<void> {
  const failures: string[] = [];
  const open = async (url: string) => {
    const page = await context.newPage();
    page.on('pageerror', (error) => failures.push(error.message));
    await page.goto(url);
    return page;
  };
  const server = await startServer();
  let page = await open(`${server.origin}/`);
  await untilOfflineReady(page);
  await server.stop();

  await game.create(page);
  await takeOver(page);
  for (const step of game.plan.slice(0, game.middle)) await game.play(page, step);

  // Killed at once, with no farewell: what the last touch did must be there again.
  await page.close({ runBeforeUnload: false });
  page = await open(`${server.origin}/`);
  await touch(page.getByRole('link', { name: /Continue$/ }));
  await takeOver(page);
  for (const step of game.plan.slice(game.middle)) await game.play(page, step);

  await expect(page.getByRole('heading', { level: 1 })).toContainText(game.winner);
  expect(failures).toEqual([]);
}
