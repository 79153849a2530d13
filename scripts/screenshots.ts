/** Takes the pictures of docs/screenshots anew, from the app as it is now: `npm run screenshots` (or only those named). */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContextOptions, type Page } from '@playwright/test';
import sharp from 'sharp';
import { build, preview } from 'vite';

const root = join(import.meta.dirname, '..');
const only = process.argv.slice(2);

const sizes = {
  tablet: { width: 1180, height: 820 },
  upright: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
} as const;

interface Picture {
  readonly name: string;
  readonly size?: keyof typeof sizes;
  readonly context?: BrowserContextOptions;
  readonly pose: (page: Page) => Promise<void>;
}

const go = (path: string) => async (page: Page) => {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
};

/** A new game of a scenario by its place in the list, from the end where it is negative, up to its table. */
const begin = (scenario: number) => async (page: Page) => {
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
  await page.waitForTimeout(1500);
  await page.locator('main button').first().press('Enter');
  await page.getByRole('application').waitFor();
};

/** A game that was played to its end, opened at its last page. */
async function ended(page: Page): Promise<void> {
  const { file } = JSON.parse(readFileSync(join(root, 'tests/replays/quarrel.json'), 'utf8')) as { file: unknown };
  await page.goto('/games');
  const buffer = Buffer.from(JSON.stringify(file));
  await page.locator('input[type=file]').setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer });
  await page.getByText(/^View/).click();
  await page.getByRole('link', { name: 'Play again' }).waitFor();
}

/** The first shooter aims at the first whom he sees. */
async function aim(page: Page): Promise<void> {
  await begin(0)(page);
  const list = page.getByRole('region', { name: 'What can be done' });
  await list
    .getByRole('button', { name: /archer/ })
    .first()
    .press('Enter');
  await list
    .getByRole('button', { name: /^Shoot/ })
    .first()
    .press('Enter');
}

const dark: BrowserContextOptions = { colorScheme: 'dark' };

const pictures: readonly Picture[] = [
  { name: 'start', pose: go('/') },
  { name: 'start-phone', size: 'phone', pose: go('/') },
  { name: 'new-game', pose: go('/new') },
  { name: 'new-game-dark', context: dark, pose: go('/new') },
  { name: 'play-landscape', pose: aim },
  { name: 'play-dark', context: dark, pose: begin(0) },
  { name: 'play-upright', size: 'upright', context: { locale: 'fr-FR' }, pose: begin(0) },
  { name: 'play-phone', size: 'phone', context: { locale: 'ru-RU' }, pose: begin(0) },
  { name: 'riders', pose: begin(1) },
  { name: 'castle', pose: go('/practice/hold-the-wall') },
  { name: 'mages', pose: begin(-3) },
  { name: 'practice', pose: go('/practice') },
  { name: 'problem', pose: go('/practice/hold-the-court') },
  { name: 'rules', pose: go('/rules') },
  { name: 'tables', pose: go('/tables') },
  { name: 'settings', pose: go('/settings') },
  { name: 'end', pose: ended },
  {
    name: 'replay',
    pose: async (page) => {
      await ended(page);
      await page.getByRole('link', { name: 'Replay' }).click();
      await page.getByRole('slider').waitFor();
    },
  },
];

const outDir = mkdtempSync(join(tmpdir(), 'screenshots-'));
await build({ root, logLevel: 'error', build: { outDir, emptyOutDir: true } });
const server = await preview({ root, logLevel: 'error', build: { outDir }, preview: { host: '127.0.0.1', port: 0 } });
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
});
try {
  for (const { name, size = 'tablet', context, pose } of pictures) {
    if (only.length > 0 && !only.includes(name)) continue;
    const page = await browser.newPage({
      baseURL: server.resolvedUrls!.local[0]!,
      viewport: sizes[size],
      deviceScaleFactor: 1.5,
      locale: 'en-GB',
      colorScheme: 'light',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      hasTouch: true,
      isMobile: true,
      ...context,
    });
    page.setDefaultTimeout(90_000);
    await pose(page);
    // What the keyboard alone needs is not in the way.
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    // Pictures of boards are painted one after the other.
    await page.waitForTimeout(6000);
    await sharp(await page.screenshot({ timeout: 90_000 }))
      .webp({ quality: 82 })
      .toFile(join(root, `docs/screenshots/${name}.webp`));
    console.log(name);
    await page.close();
  }
} finally {
  await browser.close();
  await server.close();
  rmSync(outDir, { recursive: true, force: true });
}
