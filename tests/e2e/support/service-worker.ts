import { expect, type Page } from '@playwright/test';

/** Waits until the app is stored whole and its worker answers for this page too. */
export async function untilOfflineReady(page: Page): Promise<void> {
  const state = await page.evaluate(async () => {
    const late = new Promise<null>((done) => setTimeout(() => done(null), 60_000));
    const registration = await Promise.race([navigator.serviceWorker.ready, late]);
    if (!registration) return 'never registered';
    const { active } = registration;
    if (!active) return 'none';
    if (active.state !== 'activated') {
      await new Promise<void>((done) => {
        active.addEventListener('statechange', () => {
          if (active.state === 'activated') done();
        });
      });
    }
    return active.state;
  });
  expect(state).toBe('activated');
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}
