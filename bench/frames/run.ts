/**
 * What a frame of the board costs in script, beside an empty stage of the same size in the same run; how many bytes its
 * canvases take on a large screen, and whether opening and closing games leaves anything behind. `npm run frames`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { build, preview } from 'vite';

const frames = process.argv.includes('--quick') ? 60 : 240;
const games = 30;
/** A screen of 2160 × 1620 pixels. */
const screen = { viewport: { width: 1080, height: 810 }, deviceScaleFactor: 2 };
const allowedBytes = 128e6;
/** After the first games what is left may waver by so much. */
const allowedCanvas = 1e6;
const allowedHeap = 3e6;

const kinds = ['pan', 'zoom', 'hover'] as const;
type Work = Readonly<Record<(typeof kinds)[number], readonly number[]>>;

const sorted = (times: readonly number[]): number[] => times.toSorted((a, b) => a - b);
const median = (times: readonly number[]): number => sorted(times)[Math.floor(times.length / 2)] ?? 0;
const worst = (times: readonly number[]): number => sorted(times).at(-1) ?? 0;
const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
const call = <Answer>(page: Page, code: string): Promise<Answer> => page.evaluate<Answer>(`window.frames.${code}`);

async function measure(page: Page): Promise<boolean> {
  const about = await call<Record<string, number>>(page, 'about()');
  console.log(
    `${about['columns']} × ${about['rows']} hexes, ${about['counters']} counters, 2160 × 1620 pixels; script a frame as a multiple of an empty stage's`,
  );
  const before = await call<Work>(page, `empty(${frames})`);
  const board = await call<Work>(page, `board(${frames})`);
  const after = await call<Work>(page, `empty(${frames})`);
  for (const kind of kinds) {
    const empty = median([...before[kind], ...after[kind]]);
    const [usual, most] = [median(board[kind]), worst(board[kind])];
    const times = (value: number): string => (value / Math.max(empty, 0.005)).toFixed(1).padStart(7);
    const room = ((usual / 16.7) * 100).toFixed(0);
    console.log(
      `${kind.padEnd(6)} median ${times(usual)}  worst ${times(most)}  (empty 1, its worst ${times(worst([...before[kind], ...after[kind]])).trim()}); the median takes ${room} % of a sixtieth of a second`,
    );
  }
  const bytes = await call<number>(page, 'mostBytes()');
  console.log(`canvases take ${megabytes(bytes)} at most (allowed: ${megabytes(allowedBytes)})`);
  const left = await call<readonly { readonly canvas: number; readonly heap: number }[]>(page, `openings(${games})`);
  const [early, late] = [left.slice(9, 12), left.slice(-3)];
  const grown = (kind: 'canvas' | 'heap'): number =>
    median(late.map((one) => one[kind])) - median(early.map((one) => one[kind]));
  for (const index of [0, 9, 19, 29]) {
    const one = left[index];
    if (one) console.log(`after game ${index + 1}: canvases ${megabytes(one.canvas)}, heap ${megabytes(one.heap)}`);
  }
  const flat = grown('canvas') < allowedCanvas && grown('heap') < allowedHeap;
  const small = bytes < allowedBytes;
  console.log(
    `${small && flat ? 'good' : 'NOT GOOD'}: canvases ${small ? 'within' : 'over'} what is allowed; ${games} games ${flat ? 'leave nothing behind' : 'leave something behind'} (canvases ${megabytes(grown('canvas'))}, heap ${megabytes(grown('heap'))} from the tenth to the last)`,
  );
  return small && flat;
}

const outDir = mkdtempSync(join(tmpdir(), 'frames-'));
const input = join(import.meta.dirname, 'index.html');
await build({ logLevel: 'error', build: { outDir, emptyOutDir: true, sourcemap: false, rollupOptions: { input } } });
const server = await preview({
  logLevel: 'error',
  build: { outDir },
  // Isolated pages have finer clocks.
  preview: {
    host: '127.0.0.1',
    port: Number(process.env['FRAMES_PORT'] ?? 4194),
    strictPort: true,
    headers: { 'Cross-Origin-Opener-Policy': 'same-origin', 'Cross-Origin-Embedder-Policy': 'require-corp' },
  },
});
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--js-flags=--expose-gc',
    '--enable-precise-memory-info',
  ],
});
try {
  const page = await browser.newPage(screen);
  page.on('pageerror', (problem) => console.error(problem.message));
  await page.goto(`${server.resolvedUrls?.local[0]}bench/frames/index.html`);
  await page.waitForFunction('window.isReady === true');
  if (!(await measure(page))) process.exitCode = 1;
} finally {
  await browser.close();
  await server.close();
  rmSync(outDir, { recursive: true, force: true });
}
