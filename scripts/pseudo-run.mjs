/** Builds the app with messages 40 % longer and looks at every screen in three sizes for words that do not fit. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const dist = mkdtempSync(join(tmpdir(), 'escarmouche-pseudo-'));
const node = (script, args, env) =>
  execFileSync(process.execPath, [script, ...args], { stdio: 'inherit', env: { ...process.env, ...env } });
try {
  node('node_modules/vite/bin/vite.js', ['build', '--outDir', dist, '--logLevel', 'warn'], { PSEUDO: '1' });
  node('node_modules/@playwright/test/cli.js', ['test', '-c', 'tests/pseudo/playwright.config.ts'], { DIST: dist });
} catch {
  process.exitCode = 1;
} finally {
  rmSync(dist, { recursive: true, force: true });
}
