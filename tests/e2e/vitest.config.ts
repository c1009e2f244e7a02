import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** The journeys: the whole stack, driven in a real Chromium. */
export default defineConfig({
  root,
  resolve: { alias: { '@': root } },
  test: {
    environment: 'node',
    include: ['tests/e2e/**/*.test.ts'],
    globalSetup: ['tests/e2e/support/stack.ts'],
    // A browser has processes of its own: two files at a time keep two cores busy.
    maxWorkers: 2,
    // What passes at its second try alone is named at the end of the run, to be looked into.
    retry: 1,
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 20_000, interval: 50 } },
  },
});
