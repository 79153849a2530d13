import { expect, test, type Page } from '@playwright/test';
import { bring, createGame, placeOf, stillness, takeOver, touchHex } from './support/table';
import { pinch, touch } from './support/touch';

test.use({ reducedMotion: 'reduce', deviceScaleFactor: 2 });

const scaleOf = async (page: Page): Promise<number> =>
  Number((await page.getByRole('application').getAttribute('data-camera'))?.split(' ')[2]);

test('two fingers zoom the map about themselves and never touch a character; one finger chooses', async ({ page }) => {
  await page.goto('/');
  await createGame(page, 'Quarrel under the Linden');
  await takeOver(page);
  const before = await scaleOf(page);
  const card = page.getByRole('complementary').getByRole('heading', { name: 'Perrine' });
  const middle = [
    [350, 400],
    [450, 400],
  ] as const;
  const apart = [
    [310, 400],
    [490, 400],
  ] as const;

  await pinch(page, middle, apart);
  expect(await scaleOf(page)).toBeGreaterThan(before * 1.5);
  await expect(card).toHaveCount(0);
  expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);

  await pinch(page, apart, middle);
  expect(await scaleOf(page)).toBeCloseTo(before, 1);

  await touchHex(page, 'V12');
  await expect(card).toBeVisible();
});

/** One contact, as wide as told, that is lifted after a moment. */
async function contact(page: Page, [x, y]: readonly [number, number], radius: number): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const touchPoints = [{ id: 0, x, y, radiusX: radius, radiusY: radius }];
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(60);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await cdp.detach();
}

test('at the table, covered or not, no page is zoomed, and one that was can be made whole again', async ({ page }) => {
  const scale = () => page.evaluate(() => window.visualViewport?.scale);
  const middle = [
    [550, 400],
    [630, 400],
  ] as const;
  const apart = [
    [350, 400],
    [830, 400],
  ] as const;
  await page.goto('/');
  await createGame(page, 'Quarrel under the Linden');
  await expect(page.getByRole('button', { name: 'I am ready: hold to begin' })).toBeVisible();
  await page.goto('/');
  const goOn = page.getByRole('link', { name: /Continue/ });
  await expect(goOn).toBeVisible();
  await pinch(page, middle, apart);
  expect(await scale()).toBeGreaterThan(1.5);
  await goOn.evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('button', { name: 'I am ready: hold to begin' })).toBeVisible();
  // Not every browser makes it whole by itself.
  await pinch(page, apart, middle);
  await expect.poll(scale).toBe(1);
  await pinch(page, middle, apart);
  expect(await scale()).toBe(1);
});

test('a palm touches nobody and presses nothing, and two fingers on the panel do not zoom the page', async ({
  page,
}) => {
  await page.goto('/');
  await createGame(page, 'Quarrel under the Linden');
  await takeOver(page);
  const card = page.getByRole('complementary').getByRole('heading', { name: 'Perrine' });
  const board = (await page.getByRole('application').boundingBox())!;
  const { x, y } = await bring(page, 'V12', 'village');
  const at = [x, y] as const;

  await contact(page, at, 70);
  await expect(card).toHaveCount(0);
  const menu = (await page.getByRole('button', { name: 'Menu', exact: true }).boundingBox())!;
  await contact(page, [menu.x + menu.width / 2, menu.y + menu.height / 2], 70);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await contact(page, at, 12);
  await expect(card).toBeVisible();

  const beside = board.x + board.width - 160;
  await pinch(
    page,
    [
      [beside, 300],
      [beside, 360],
    ],
    [
      [beside, 200],
      [beside, 500],
    ],
  );
  expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);
});

test.describe('the touch that begins a turn, on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  /** Rests a finger on a place, and lifts it. */
  const press = async (page: Page, x: number, y: number, milliseconds: number): Promise<void> => {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y, id: 0 }] });
    await page.waitForTimeout(milliseconds);
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await cdp.detach();
  };

  for (const { how, name, milliseconds } of [
    { how: 'A short cover', name: 'Begin', milliseconds: 30 },
    { how: 'Cover the board', name: 'I am ready: hold to begin', milliseconds: 850 },
  ]) {
    test(`${name}: it falls on nothing else, and the next touch counts`, async ({ page }) => {
      await page.goto('/settings');
      await touch(page.getByText(how));
      await page.goto('/');
      await createGame(page, 'Quarrel under the Linden');
      const button = page.getByRole('button', { name });
      await expect(button).toBeVisible();
      const { x, y, width, height } = (await button.boundingBox())!;
      await page.evaluate(() => {
        const fallen: string[] = [];
        Object.assign(window, { fallen });
        addEventListener('click', ({ target }) => fallen.push((target as Element).outerHTML.slice(0, 80)), true);
      });
      const fallen = () => page.evaluate(() => (window as unknown as { fallen: string[] }).fallen);

      await press(page, x + width / 2, y + height / 2, milliseconds);
      // At once, so that nothing can lie in wait for a click.
      const menu = page.getByRole('button', { name: 'Menu', exact: true });
      const box = (await menu.boundingBox())!;
      await press(page, box.x + box.width / 2, box.y + box.height / 2, 30);
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await fallen()).toHaveLength(1);
    });
  }
});

const cameraOf = (page: Page) => page.getByRole('application').getAttribute('data-camera');

test('a finger from the upper edge moves the map and not the page; a palm does nothing to the game', async ({
  page,
}) => {
  await page.goto('/');
  await createGame(page, 'Quarrel under the Linden');
  await takeOver(page);
  const cdp = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number; id: number }[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints });

  const before = await cameraOf(page);
  await send('touchStart', [{ x: 400, y: 200, id: 0 }]);
  for (let step = 1; step <= 6; step++) await send('touchMove', [{ x: 400 + step * 24, y: 200 + step * 24, id: 0 }]);
  await send('touchEnd', []);
  expect(await cameraOf(page)).not.toBe(before);
  expect(await page.evaluate(() => [scrollY, getSelection()?.toString()])).toEqual([0, '']);

  // Two touches at once that leave at once.
  const card = page.getByRole('complementary').getByRole('article');
  await send('touchStart', [
    { x: 380, y: 420, id: 0 },
    { x: 470, y: 430, id: 1 },
  ]);
  await send('touchEnd', []);
  await expect(card).toHaveCount(0);
  expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);
  await touchHex(page, 'V12');
  await expect(card).toHaveCount(1);
});

test('the camera keeps what is chosen in sight when the tablet is turned', async ({ page }) => {
  await page.goto('/');
  await createGame(page, 'Quarrel under the Linden');
  await takeOver(page);
  await touchHex(page, 'V12');
  const before = await scaleOf(page);
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.waitForTimeout(400);
  await page.setViewportSize({ width: 1180, height: 820 });
  await page.waitForTimeout(400);
  expect(await scaleOf(page)).toBeCloseTo(before, 2);
  await expect(page.getByRole('complementary').getByRole('heading', { name: 'Perrine' })).toBeVisible();
});

/** The middle of what nothing covers of the map. */
async function middleOf(page: Page): Promise<{ readonly x: number; readonly y: number }> {
  const panel = (await page.getByRole('complementary').boundingBox())!;
  const bar = (await page.getByRole('region', { name: 'The turn' }).boundingBox())!;
  const { width } = page.viewportSize()!;
  const top = bar.y + bar.height;
  const end = (await page.getByRole('button', { name: /^End the sequence/ }).boundingBox())!;
  if (panel.x > width / 2) return { x: panel.x / 2, y: (top + end.y) / 2 };
  return { x: width / 2, y: (top + Math.min(panel.y, end.y)) / 2 };
}

test('a tablet that is turned still shows in its middle what was there', async ({ page }) => {
  /** How far from the middle somebody is, in hexes. */
  const aside = async (): Promise<number> => {
    await stillness(page);
    const [place, middle] = [await placeOf(page, 'V12', 'village'), await middleOf(page)];
    return Math.hypot(place.x - middle.x, place.y - middle.y) / (173 * (await scaleOf(page)));
  };
  await page.goto('/');
  await createGame(page, 'Quarrel under the Linden');
  await takeOver(page);
  await touchHex(page, 'V12');
  await expect(page.getByRole('complementary').getByRole('heading', { name: 'Perrine' })).toBeVisible();
  const cdp = await page.context().newCDPSession(page);
  const from = await placeOf(page, 'V12', 'village');
  const to = await middleOf(page);
  const at = (share: number) => [{ id: 0, x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }];
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (let step = 1; step <= 8; step++)
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step / 8) });
  await page.waitForTimeout(200);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  expect(await aside()).toBeLessThan(1);
  for (const [width, height] of [
    [820, 1180],
    [390, 844],
    [1180, 820],
  ] as const) {
    await page.setViewportSize({ width, height });
    // Panels and bars are measured one after the other.
    await expect.poll(aside).toBeLessThan(1);
  }
});

test.describe('a low screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  /** Of those whom the board offers in its list, the first; by key, so that the map need not be moved. */
  const first = (page: Page, section: string) =>
    page
      .getByRole('region', { name: 'What can be done' })
      .getByRole('region', { name: section })
      .getByRole('button')
      .first();

  /** How far the button reaches out of the screen, and whether something lies over its foot. */
  const cut = (page: Page, name: string) =>
    page
      .getByRole('complementary')
      .getByRole('button', { name, exact: true })
      .evaluate((button) => {
        const { left, width, top, bottom } = button.getBoundingClientRect();
        const over = document.elementFromPoint(left + width / 2, bottom - 4);
        return { out: Math.max(0, -top, bottom - innerHeight), covered: !over || !button.contains(over) };
      });

  test("the panel's main button is whole on it, however long the card", async ({ page }) => {
    await page.goto('/practice/find-the-shot');
    await first(page, 'Who can act').press('Enter');
    await first(page, 'Whom to strike').press('Enter');
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    for (const [width, height] of [
      [390, 844],
      [320, 568],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const text of ['normal', 'larger']) {
        await page.evaluate((size) => (document.documentElement.dataset['text'] = size), text);
        await expect
          .poll(() => cut(page, 'Shoot'), `${width} × ${height}, ${text}`)
          .toEqual({ out: 0, covered: false });
      }
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await touch(page.getByRole('button', { name: 'More', exact: true }));
    await expect.poll(() => cut(page, 'Shoot')).toEqual({ out: 0, covered: false });
  });
});
