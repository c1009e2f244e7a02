import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** The running's suite: real processes, a real front, the real Auth emulator. */
export default defineConfig({
  root,
  resolve: { alias: { '@': root } },
  test: { environment: 'node', include: ['tests/scripts/**/*.test.ts'], testTimeout: 40_000 },
});
