/**
 * `npm test`: everything that proves the app, from a fresh checkout. Installs what is missing, a browser too, runs each
 * step in order, and stops at the first that fails. The last line is always `N passed, N failed, N skipped`.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { checkNode, findBrowser, installPackages, root, run, runNpm } from './install.mjs';

const reports = `${root}reports`;
const vitestReport = `${reports}/vitest.json`;
const e2eReport = `${reports}/e2e.json`;

const readReport = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined);

const steps = [
  { name: 'Format, types, lint, borders, words', run: () => runNpm(['run', 'check']) },
  {
    name: 'Unit tests',
    run: () => {
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`];
      return run(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...reporters]);
    },
    count() {
      const report = readReport(vitestReport);
      return report && [report.numPassedTests, report.numFailedTests, report.numPendingTests + report.numTodoTests];
    },
  },
  {
    // None of these uses a second core: they run two at a time.
    name: 'Conformance, random games, build',
    run: () =>
      runNpm([
        'exec',
        '--',
        'run-p',
        '--aggregate-output',
        '--max-parallel',
        '2',
        'soak -- --games 2',
        'conformance',
        'build',
      ]),
  },
  { name: 'Size', run: () => runNpm(['run', 'size']) },
  {
    name: 'In the browser',
    run: () =>
      run(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'], {
        PLAYWRIGHT_JSON_OUTPUT_NAME: e2eReport,
      }),
    count() {
      const stats = readReport(e2eReport)?.stats;
      return stats && [stats.expected + stats.flaky, stats.unexpected, stats.skipped];
    },
  },
];

const total = [0, 0, 0];

/** Adds what a step's report counted. A step that failed counts at least one failure. */
function add(counted, failed) {
  const [passed, failures, skipped] = counted ?? [0, 0, 0];
  total[0] += passed;
  total[1] += failed ? Math.max(1, failures) : failures;
  total[2] += skipped;
}

async function prepare() {
  checkNode();
  if ((await installPackages()) !== 0) return 'The packages could not be installed.';
  const browser = await findBrowser();
  if (!browser) return 'Chromium is needed: install it, or say where it is with CHROMIUM=/path/to/chromium.';
  process.env.CHROMIUM = browser;
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports);
  return undefined;
}

async function test() {
  const problem = await prepare();
  if (problem) {
    console.error(problem);
    return add(undefined, true);
  }
  for (const [place, step] of steps.entries()) {
    const started = Date.now();
    console.log(`\n=== ${place + 1}/${steps.length} ${step.name}`);
    const failed = (await step.run()) !== 0;
    add(step.count?.(), failed);
    console.log(`--- ${step.name}: ${failed ? 'FAILED' : 'ok'}, ${Math.round((Date.now() - started) / 1000)} s`);
    if (failed) return undefined;
  }
  return undefined;
}

await test().catch((error) => {
  console.error(error);
  add(undefined, true);
});
const [passed, failed, skipped] = total;
console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
