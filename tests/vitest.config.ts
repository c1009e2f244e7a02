import react from '@vitejs/plugin-react';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');

/** What knows neither page nor server runs without a document. */
const PURE = [
  'tests/lib/{domain,forms,format,validation}/**/*.test.ts',
  'tests/{contract,imports,lines,locales,server,styles,support}/**/*.test.ts',
];
const PAGE = ['tests/{lib,components,context,pages}/**/*.test.{ts,tsx}'];
const ALONE = replacingModules();

/** Files that put other modules in the place of the app's own: their worker is used by no other file. */
function replacingModules(): string[] {
  return ['lib', 'components', 'context', 'pages']
    .flatMap((room) =>
      readdirSync(path.join(root, 'tests', room), { recursive: true, encoding: 'utf8' }).map((name) =>
        path.posix.join('tests', room, name),
      ),
    )
    .filter((file) => /\.test\.tsx?$/.test(file))
    .filter((file) => /\bvi\.(mock|doMock|resetModules)\(/.test(readFileSync(path.join(root, file), 'utf8')));
}

/** What the CMS takes of the domain is copied only when it is built; here it is read where it stands. */
const domainOfCms = {
  name: 'domain-of-cms',
  enforce: 'pre' as const,
  resolveId(source: string, importer: string | undefined) {
    const isOfCms = importer?.startsWith(path.join(root, 'cms/src/'));
    const [, file] = (isOfCms && /^(?:\.\.?\/)+domain\/(.*)$/.exec(source)) || [];
    return file ? path.join(root, 'lib/domain', `${file}.ts`) : null;
  },
};

const page = {
  environment: 'jsdom',
  environmentOptions: { jsdom: { url: 'http://localhost:3000' } },
  setupFiles: ['tests/support/setup.ts'],
  server: { deps: { inline: ['next-i18next', 'react-bootstrap'] } },
};
const project = (name: string, test: object) => ({ extends: true as const, test: { name, ...test } });

/**
 * The web app's suite: units, components and page journeys against a mocked API; the CMS and the browser have their own.
 * Files share workers, because reading the modules anew for each took most of the time; the set-up clears what a file leaves.
 */
export default defineConfig({
  root,
  plugins: [react(), domainOfCms],
  resolve: { alias: { '@': root } },
  // pages import the theme; what it looks like is judged in a real browser
  css: { preprocessorOptions: { scss: { quietDeps: true } } },
  test: {
    css: false,
    testTimeout: 40_000,
    restoreMocks: true,
    unstubGlobals: true,
    env: { TZ: 'Asia/Tbilisi', NEXT_PUBLIC_AUTH_MODE: 'emulator' },
    projects: [
      project('pure', {
        environment: 'node',
        include: PURE,
        isolate: false,
        setupFiles: ['tests/support/pure.ts'],
      }),
      project('page', { ...page, include: PAGE, exclude: [...PURE, ...ALONE], isolate: false }),
      project('alone', { ...page, include: ALONE }),
    ],
  },
});
