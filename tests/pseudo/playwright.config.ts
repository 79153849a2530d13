import { defineConfig } from '@playwright/test';
import base from '../../playwright.config';

const [server] = [base.webServer].flat();
if (!server) throw new Error('the end-to-end tests name no server');

/** The same browser and server as the end-to-end tests; each test sets its own size. */
export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../../test-results',
  // What something else lies over is told soon.
  use: { ...base.use, actionTimeout: 15_000 },
  webServer: { ...server, cwd: process.cwd() },
  projects: [{ name: 'pseudo' }],
});
