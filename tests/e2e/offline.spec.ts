import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { watchStrangers } from './support/origins';
import { startServer } from './support/server';
import { untilOfflineReady } from './support/service-worker';
import { touch } from './support/touch';

/** The app has drawn something for the player: a heading with words. */
async function expectDrawn(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(/\S/);
}

/** True when the page can reach the server past its worker's store. */
const serverAnswers = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    fetch('/not-in-the-store.txt', { cache: 'no-store' }).then(
      () => true,
      () => false,
    ),
  );

test('after one visit the app needs no server, not even for a deep link', async ({ context, page }) => {
  const server = await startServer();
  const strangers = watchStrangers(context, server.origin);
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(error.message));

  await page.goto(`${server.origin}/`);
  await expectDrawn(page);
  await untilOfflineReady(page);
  await server.stop();
  expect(await serverAnswers(page)).toBe(false);

  await page.reload();
  await expectDrawn(page);
  await page.goto(`${server.origin}/rules/MOV-4?from=test`);
  await expectDrawn(page);
  expect(new URL(page.url()).pathname).toBe('/rules/MOV-4');
  await expect(page.getByRole('heading', { level: 3, name: /^MOV-4/ })).toBeInViewport();

  const second = await context.newPage();
  await second.goto(`${server.origin}/`);
  await expectDrawn(second);
  expect(failures).toEqual([]);
  expect(strangers).toEqual([]);
});

test('everything that was built is stored at the first visit', async ({ page, request }) => {
  await page.goto('/');
  await untilOfflineReady(page);
  const stored = await page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) paths.push(new URL(url).pathname);
    }
    return paths;
  });
  const worker = await (await request.get('/sw.js')).text();
  const listed = [...worker.matchAll(/"?url"?:\s*"([^"]+)"/g)].map((match) => `/${match[1]}`);
  expect(listed.length).toBeGreaterThan(5);
  expect(new Set(stored)).toEqual(new Set(listed));
  // What the page itself loaded is part of it.
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  expect(loaded.filter((path) => path !== '/sw.js' && !stored.includes(path))).toEqual([]);
});

test('a new version waits until it is asked for, and then takes over', async ({ page }) => {
  let version = 1;
  // The worker's text differs: that is a new version to the browser.
  await page.context().route('**/sw.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\n// version ${version}` });
  });
  await page.goto('/');
  await untilOfflineReady(page);
  await page.reload();
  await expectDrawn(page);
  version = 2;
  const state = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const worker = registration.installing ?? registration.waiting;
    if (!worker) return 'none';
    await new Promise<void>((done) => {
      const look = () => {
        if (worker.state === 'installed' || worker.state === 'activated') done();
      };
      worker.addEventListener('statechange', look);
      look();
    });
    // Left alone it must go on waiting.
    await new Promise((done) => setTimeout(done, 500));
    return worker.state;
  });
  expect(state).toBe('installed');
  const asked = page.evaluate(async () => {
    const { waiting } = await navigator.serviceWorker.ready;
    const changed = new Promise<string>((done) => {
      navigator.serviceWorker.addEventListener('controllerchange', () => done(waiting?.state ?? 'none'));
    });
    waiting?.postMessage({ type: 'SKIP_WAITING' });
    return changed;
  });
  expect(['activating', 'activated']).toContain(await asked);
});

test('the player is told of a new version, and gets it with one touch', async ({ page }) => {
  let version = 1;
  await page.context().route('**/sw.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\n// version ${version}` });
  });
  await page.goto('/');
  await untilOfflineReady(page);
  version = 2;
  await page.reload();
  const reload = page.getByRole('button', { name: 'Reload' });
  await expect(reload).toBeVisible({ timeout: 20_000 });
  const loaded = page.waitForEvent('load');
  await touch(reload);
  await loaded;
  await expectDrawn(page);
  const waits = await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);
  expect(waits).toBe(false);
  await expect(reload).toHaveCount(0);
});

test('the app can be installed: manifest, icons, start page', async ({ page, request, baseURL }) => {
  await page.goto('/');
  await untilOfflineReady(page);
  const cdp = await page.context().newCDPSession(page);
  const { url, errors, data } = await cdp.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);

  const manifest = JSON.parse(data ?? '') as {
    readonly name: string;
    readonly display: string;
    readonly start_url: string;
    readonly icons: readonly {
      readonly src: string;
      readonly sizes: string;
      readonly type: string;
      readonly purpose: string;
    }[];
    readonly shortcuts: readonly { readonly url: string }[];
  };
  expect(manifest).toMatchObject({ name: 'Escarmouche', display: 'standalone' });
  expect(new URL(manifest.start_url, url).href).toBe(`${baseURL}/`);
  for (const shortcut of manifest.shortcuts) {
    await page.goto(new URL(shortcut.url, url).href);
    await expectDrawn(page);
    await expect(page.getByRole('heading', { level: 1 }).first()).not.toHaveText('Nothing here');
  }
  const purposes = manifest.icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`);
  expect(purposes).toEqual(expect.arrayContaining(['any 192x192', 'any 512x512', 'maskable 512x512']));

  for (const icon of manifest.icons) {
    const response = await request.get(new URL(icon.src, url).href);
    expect(response.headers()['content-type']).toContain(icon.type);
    const { width, height } = await sharp(await response.body()).metadata();
    if (icon.sizes !== 'any') expect(`${width}x${height}`).toBe(icon.sizes);
  }
});

test('a launcher that cuts a circle leaves the whole emblem of the maskable icon', async ({ request }) => {
  const { data, info } = await sharp(await (await request.get('/icon-maskable-512.png')).body())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const ground = [...data.subarray(0, 3)];
  const safe = (info.width * 0.8) / 2;
  let outside = 0;
  for (let y = 0; y < info.height; y++) {
    for (let x = 0; x < info.width; x++) {
      if (Math.hypot(x - info.width / 2, y - info.height / 2) <= safe) continue;
      const at = (y * info.width + x) * info.channels;
      if (ground.some((value, channel) => Math.abs(value - (data[at + channel] ?? 0)) > 8)) outside++;
    }
  }
  expect(outside).toBe(0);
});

test('the links of the page lead to icons that are there', async ({ page, request }) => {
  await page.goto('/');
  const links = await page
    .locator('link[rel~="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]')
    .evaluateAll((elements) => elements.map((element) => (element as HTMLLinkElement).href));
  expect(links.length).toBeGreaterThanOrEqual(4);
  for (const link of links) {
    const response = await request.get(link);
    expect(response.ok(), link).toBe(true);
    expect(response.headers()['content-type'], link).not.toContain('text/html');
  }
});
