import { defineConfig } from '@playwright/test';

/** Playwright configuration of the journeys: the whole stack, driven in a real Chromium. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.test.ts',
  outputDir: '../../test-results/e2e',
  globalSetup: './support/stack.ts',
  // A browser has processes of its own: two files at a time keep two cores busy.
  workers: 2,
  // a test that passes on its second try is named at the end; named by three runs, it is a defect
  retries: 1,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: { trace: 'on-first-retry' },
  // Node loads these itself; transpiled, they would no longer be the modules that their names say.
  build: { external: ['**/*.mjs'] },
});
