import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The web app's suite: units, components and page journeys against a mocked API; the CMS and the browser have their own. */
export default defineConfig({
  root,
  plugins: [react()],
  resolve: { alias: { '@': root.replace(/\/$/, '') } },
  // pages import the theme; what it looks like is judged in a real browser
  css: { preprocessorOptions: { scss: { quietDeps: true } } },
  test: {
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost:3000' } },
    include: ['tests/{lib,components,context,pages,locales,styles,support}/**/*.test.{ts,tsx}'],
    setupFiles: ['tests/support/setup.ts'],
    css: false,
    testTimeout: 40_000,
    restoreMocks: true,
    unstubGlobals: true,
    env: { TZ: 'Asia/Tbilisi', NEXT_PUBLIC_AUTH_MODE: 'emulator' },
    server: { deps: { inline: ['next-i18next', 'react-bootstrap'] } },
  },
});
