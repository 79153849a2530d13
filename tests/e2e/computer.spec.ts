import { expect, test, type Page } from '@playwright/test';
import { startServer } from './support/server';
import { untilOfflineReady } from './support/service-worker';
import { touch } from './support/touch';

/** Workers that the page begins can be ended from outside, as by a browser short of memory, and so can the next one. */
const holdWorkers = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const begun: Worker[] = [];
    let endNext = false;
    const Plain = Worker;
    Object.assign(globalThis, {
      Worker: class extends Plain {
        constructor(...given: ConstructorParameters<typeof Worker>) {
          super(...given);
          begun.push(this);
          if (endNext) this.terminate();
          endNext = false;
        }
      },
      endWorkers() {
        endNext = true;
        for (const worker of begun) worker.terminate();
      },
    });
  });

const computersTurn = (page: Page) => page.getByRole('region', { name: 'The computer’s turn' });

/** Ends sequences by touch until the computer has its turn. */
async function untilComputersTurn(page: Page): Promise<void> {
  for (let sequence = 0; sequence < 6; sequence++) {
    if (await computersTurn(page).isVisible()) return;
    await page.waitForTimeout(400);
    await touch(page.getByRole('button', { name: /^End the sequence/ }));
  }
}

async function beginAgainstTheComputer(page: Page): Promise<void> {
  await touch(page.getByRole('link', { name: /^New game/ }));
  await touch(page.getByText('Quarrel under the Linden'));
  await touch(page.locator('[data-step=players]').getByText('The computer', { exact: true }).nth(1));
  await touch(page.getByText('Vikings', { exact: true }));
  await touch(page.getByRole('button', { name: 'Start the game' }));
  await expect(page.getByRole('application')).toBeVisible({ timeout: 60_000 });
}

test('a game against the computer, by touch and offline: left while it thinks, its worker killed once', async ({
  page,
}) => {
  test.setTimeout(480_000);
  const server = await startServer();
  await holdWorkers(page);
  await page.goto(`${server.origin}/`);
  await untilOfflineReady(page);
  await server.stop();
  await page.reload();
  await beginAgainstTheComputer(page);
  await expect(page.getByRole('button', { name: /hold to begin/ })).toHaveCount(0);

  await untilComputersTurn(page);
  await touch(page.getByRole('button', { name: 'Step by step' }));
  const next = page.getByRole('button', { name: 'Next move' });
  await expect(next).toBeVisible({ timeout: 60_000 });
  await touch(page.getByRole('button', { name: 'Why?' }));
  await expect(computersTurn(page)).toContainText(/Next: .+/);
  await touch(next);

  // Opened again in the midst of its turn, it goes on where it was.
  await page.reload();
  await expect(next).toBeVisible({ timeout: 60_000 });

  // Its worker ended, and the one begun in its place too: nothing is lost, and one touch tries again.
  await page.evaluate(() => (globalThis as unknown as { endWorkers: () => void }).endWorkers());
  await touch(next);
  await expect(page.getByText(/^The computer was cut off/)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('button', { name: 'Play this army yourself' })).toBeVisible();
  await touch(page.getByRole('button', { name: 'Try again' }));
  await expect(next).toBeVisible({ timeout: 60_000 });

  await touch(page.getByRole('button', { name: 'At once' }));
  await expect(page.getByRole('button', { name: /^End the sequence/ })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('Turn 2 of')).toBeVisible();
});
