import { expect, test } from '@playwright/test';
import { startServer } from './support/server';
import { untilOfflineReady } from './support/service-worker';
import { createGame, planGame, playStep, takeOver } from './support/table';
import { touch } from './support/touch';

test.use({ reducedMotion: 'reduce' });

test('a whole scenario by touch, to victory: the server stopped, the page killed in the middle', async ({
  context,
}) => {
  test.setTimeout(480_000);
  const failures: string[] = [];
  const open = async (url: string) => {
    const page = await context.newPage();
    page.on('pageerror', (error) => failures.push(error.message));
    await page.goto(url);
    return page;
  };
  const plan = planGame('linden-square');
  const middle = Math.trunc(plan.length / 3);

  const server = await startServer();
  let page = await open(`${server.origin}/`);
  await untilOfflineReady(page);
  await server.stop();

  await createGame(page, 'Quarrel under the Linden');
  await takeOver(page);
  for (const step of plan.slice(0, middle)) await playStep(page, step);

  // Killed at once, with no farewell: what the last touch did must be there again.
  await page.close({ runBeforeUnload: false });
  page = await open(`${server.origin}/`);
  await touch(page.getByRole('link', { name: /Continue$/ }));
  await takeOver(page);
  for (const step of plan.slice(middle)) await playStep(page, step);

  await expect(page.getByRole('heading', { level: 1 })).toContainText('Player 1');
  expect(plan.at(-1)?.over).toBe('blue');
  expect(failures).toEqual([]);
});
