import { defineConfig } from 'vitest/config';

/** Only a test that hangs is stopped: a slow machine is no reason to fail. */
const PATIENCE = { testTimeout: 120_000, hookTimeout: 120_000 };
/** Files share what a worker has loaded: to load engine and schemas anew for each takes three times as long as the tests. */
const SHARED = { isolate: false };

/** One project a kind of test, so that each can be run alone: `npx vitest run --project unit test/pack`. */
export default defineConfig({
  test: {
    // All cores: by default one is left idle, which is half of a small machine.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: ['test/conformance/**', 'test/fuzz/**', 'test/server/**', 'test/e2e/**'],
          ...PATIENCE,
          ...SHARED,
        },
      },
      { test: { name: 'conformance', include: ['test/conformance/**/*.test.ts'], ...PATIENCE, ...SHARED } },
      { test: { name: 'fuzz', include: ['test/fuzz/**/*.test.ts'], testTimeout: 600_000, ...SHARED } },
      {
        test: {
          name: 'server',
          include: ['test/server/**/*.test.ts'],
          globalSetup: ['test/server/build-first.ts'],
          ...PATIENCE,
          fileParallelism: false,
        },
      },
    ],
  },
});
