import { expect, test } from '@playwright/test';
import { expectAccessible, expectContrast, expectTouchable } from './support/accessible';
import { watchStrangers } from './support/origins';
import { screens } from './support/screens';

// What is stored for the days without a network is not looked at here.
test.use({ colorScheme: 'light', reducedMotion: 'reduce', serviceWorkers: 'block' });

for (const path of screens) {
  test(`${path} can be read, touched and heard, by day and by night`, async ({ page, context, baseURL }, info) => {
    const strangers = watchStrangers(context, baseURL!);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(/\S/);
    await page.waitForLoadState('networkidle');
    await expectTouchable(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    // A phone shows the same page in other places: what axe finds is found on the tablet.
    if (info.project.name === 'phone') return expect(strangers).toEqual([]);
    await expectAccessible(page);
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const day = await ground();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(ground).not.toBe(day);
    await expectContrast(page);
    return expect(strangers).toEqual([]);
  });
}
