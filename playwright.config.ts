import { defineConfig } from '@playwright/test';

/** DIST: another folder with a build. E2E_PORT: another port for it. CHROMIUM: another browser. LONG: the longest games too. */
const { DIST = 'dist', E2E_PORT = '4188', CHROMIUM = '/usr/bin/chromium', LONG, CI } = process.env;
const baseURL = `http://127.0.0.1:${E2E_PORT}`;

/** Works as root in a container, and asks nobody on the network for anything. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-dev-shm-usage',
  '--disable-sync',
];

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  workers: 2,
  grepInvert: LONG ? [] : /@long/,
  fullyParallel: false,
  // A machine under load may lose a touch: one more try there, told as flaky.
  retries: CI === undefined ? 0 : 1,
  timeout: 150_000,
  expect: { timeout: 15_000 },
  forbidOnly: CI !== undefined,
  reporter: 'list',
  use: {
    baseURL,
    locale: 'en-GB',
    serviceWorkers: 'allow',
    trace: 'retain-on-failure',
    launchOptions: { executablePath: CHROMIUM, args },
  },
  // One device pixel a CSS pixel: whole games draw four times as fast. What fingers do is tried at two.
  projects: [
    {
      name: 'tablet',
      testIgnore: 'by-keyboard.spec.ts',
      use: { viewport: { width: 1180, height: 820 }, hasTouch: true, isMobile: true },
    },
    // How the app is stored and installed does not depend on the screen: the tablet proves it. The desktop's screens are
    // the tablet's, without touch.
    {
      name: 'desktop',
      testIgnore: [
        'offline.spec.ts',
        'accessible.spec.ts',
        'accessible-play.spec.ts',
        'accessible-told.spec.ts',
        'accessible-dialogs.spec.ts',
        'by-touch.spec.ts',
        'computer.spec.ts',
        'castle.spec.ts',
        'fingers.spec.ts',
        'riders.spec.ts',
      ],
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testIgnore: [
        'offline.spec.ts',
        'accessible-play.spec.ts',
        'accessible-told.spec.ts',
        'accessible-dialogs.spec.ts',
        'by-touch.spec.ts',
        'computer.spec.ts',
        'castle.spec.ts',
        'by-keyboard.spec.ts',
        'fingers.spec.ts',
        'riders.spec.ts',
      ],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --outDir ${DIST} --host 127.0.0.1 --port ${E2E_PORT} --strictPort`,
    url: baseURL,
    reuseExistingServer: false,
    timeout: 30_000,
  },
});
