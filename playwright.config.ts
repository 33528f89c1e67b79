import { defineConfig } from '@playwright/test';

/** Drives the built studio in a real browser. `npm test` finds the browser; alone, Playwright's own is used. */
const chromium = process.env['CHROMIUM_PATH'];
const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'];

export default defineConfig({
  testDir: 'test/e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './test/server/build-first.ts',
  outputDir: '.wardwright/e2e',
  // One browser and one studio at a time: two cores, and figures that mean something.
  workers: 1,
  fullyParallel: false,
  forbidOnly: true,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: {
      ...(chromium === undefined ? {} : { executablePath: chromium }),
      args: [...quiet, '--no-sandbox', '--disable-gpu', '--disable-quic'],
    },
  },
});
