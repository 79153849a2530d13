import { expect, test } from '@playwright/test';
import { createSiege, planCastle, playCastleStep } from './support/castle-table';
import { startServer } from './support/server';
import { untilOfflineReady } from './support/service-worker';
import { takeOver } from './support/table';
import { touch } from './support/touch';

test.use({ reducedMotion: 'reduce' });

test('a whole siege by touch, to victory: the server stopped, the page killed in the middle', async ({ context }) => {
  test.setTimeout(480_000);
  const failures: string[] = [];
  const open = async (url: string) => {
    const page = await context.newPage();
    page.on('pageerror', (error) => failures.push(error.message));
    await page.goto(url);
    return page;
  };
  const plan = planCastle('castle-storming');
  // At a hand-over: whoever was chosen is forgotten with the page.
  const middle = 1 + plan.findIndex(({ type }, index) => type === 'endTurn' && index >= plan.length / 2);

  const server = await startServer();
  let page = await open(`${server.origin}/`);
  await untilOfflineReady(page);
  await server.stop();

  await createSiege(page, 'Storming Greywall');
  await takeOver(page);
  for (const step of plan.slice(0, middle)) await playCastleStep(page, step);

  // Killed at once, with no farewell: what the last touch did must be there again.
  await page.close({ runBeforeUnload: false });
  page = await open(`${server.origin}/`);
  await touch(page.getByRole('link', { name: /Continue$/ }));
  await takeOver(page);
  for (const step of plan.slice(middle)) await playCastleStep(page, step);

  await expect(page.getByRole('heading', { level: 1 })).toContainText('Player 2');
  expect(plan.at(-1)?.over).toBe('red');
  expect(failures).toEqual([]);
});
