import { defineConfig } from '@playwright/test';

/** The journeys: the whole stack, driven in a real Chromium. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.test.ts',
  outputDir: '../../test-results/e2e',
  globalSetup: './support/stack.ts',
  // A browser has processes of its own: two files at a time keep two cores busy.
  workers: 2,
  // a test that passes at its second try is named at the end, and is a defect at the third run that names it
  retries: 1,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: { trace: 'on-first-retry' },
  // Node reads these itself; translated, they would no longer be the modules that their names say.
  build: { external: ['**/*.mjs'] },
});
