import { expect, type Locator, type Page } from '@playwright/test';

const hasTouch = (page: Page): Promise<boolean> => page.evaluate(() => navigator.maxTouchPoints > 0);

/** Touches something as a finger would: in its middle. A screen without touch gets a click. */
export async function touch(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  if (await hasTouch(target.page())) await target.tap();
  else await target.click();
}

/** Touches a place of the page, in CSS pixels: for what is drawn on the canvas. */
export async function touchAt(page: Page, x: number, y: number): Promise<void> {
  if (await hasTouch(page)) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
}

type Point = readonly [x: number, y: number];

/** Two fingers that go from one pair of places to another, in steps. */
export async function pinch(
  page: Page,
  from: readonly [Point, Point],
  to: readonly [Point, Point],
  steps = 10,
): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const at = (share: number) =>
    from.map(([x, y], id) => {
      const [toX, toY] = to[id]!;
      return { id, x: x + (toX - x) * share, y: y + (toY - y) * share };
    });
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (let step = 1; step <= steps; step++) {
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step / steps) });
  }
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await cdp.detach();
}
