import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** The CMS's suite: real HTTP against a real CMS with its real database (DATABASE_CLIENT=postgres for the other one). */
export default defineConfig({
  root,
  resolve: { alias: { '@': root } },
  test: {
    environment: 'node',
    include: ['tests/cms/**/*.test.ts'],
    globalSetup: ['tests/cms/support/globalSetup.ts'],
    // One CMS serves every file; one after the other keeps "remembered" and "the last Admin" what they say.
    fileParallelism: false,
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
