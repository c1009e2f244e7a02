import react from '@vitejs/plugin-react';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { availableParallelism } from 'node:os';
import { ON_BOTH_DATABASES } from './cms/onBothDatabases';
import { outOfTurn } from './cms/turns';
import { ByProject } from './support/sequencer';
import { runExtentOf } from './support/turns';

/**
 * One more than there are cores, because many tests wait; a worker of the CMS's projects runs a CMS beside it, so no
 * more than five.
 */
const WORKERS = Math.min(availableParallelism() + 1, 5);
const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');

/** Tests that need neither a page nor a server, and so run without a document. */
const PURE = [
  'tests/lib/{domain,forms,format}/**/*.test.ts',
  'tests/{contract,imports,lines,locales,server,styles,support}/**/*.test.ts',
];
const PAGE = ['tests/{lib,components,context,pages}/**/*.test.{ts,tsx}'];
const ALONE = replacingModules();
const asked = runExtentOf(process.env);

function filesIn(room: string): string[] {
  const names = readdirSync(path.join(root, 'tests', room), { recursive: true, encoding: 'utf8' });
  return names.map((name) => path.posix.join('tests', room, name));
}

/** Returns files that mock the app's modules; each gets a worker that no other file uses. */
function replacingModules(): string[] {
  return ['lib', 'components', 'context', 'pages']
    .flatMap(filesIn)
    .filter((file) => /\.test\.tsx?$/.test(file))
    .filter((file) => /\bvi\.(mock|doMock|resetModules)\(/.test(readFileSync(path.join(root, file), 'utf8')));
}

/** Resolves the CMS's copy of the domain, which only its build makes, to the original files. */
const domainOfCms = {
  name: 'domain-of-cms',
  enforce: 'pre' as const,
  resolveId(source: string, importer: string | undefined) {
    const isOfCms = importer?.startsWith(path.join(root, 'cms/src/'));
    const [, file] = (isOfCms && /^(?:\.\.?\/)+domain\/(.*)$/.exec(source)) || [];
    return file ? path.join(root, 'lib/domain', `${file}.ts`) : null;
  },
};

const env = { TZ: 'Asia/Tbilisi', NEXT_PUBLIC_AUTH_MODE: 'emulator' };
const page = {
  env,
  environment: 'jsdom',
  environmentOptions: { jsdom: { url: 'http://localhost:3000' } },
  setupFiles: ['tests/support/cpuOfFile.ts', 'tests/support/setup.ts'],
  server: { deps: { inline: ['next-i18next', 'react-bootstrap'] } },
};

const BOOT = 'tests/cms/**/*.boot.test.ts';
const CMS = 'tests/cms/**/*.test.ts';
const BOOTS = filesIn('cms').filter((file) => file.endsWith('.boot.test.ts'));
/**
 * Real HTTP against real CMSs: each worker starts one, on a separate database, and its files use it one after the
 * other.
 */
const cms = (database: 'postgres' | 'sqlite') => ({
  environment: 'node',
  env: { DATABASE_CLIENT: database },
  globalSetup: ['tests/cms/support/globalSetup.ts'],
  setupFiles: ['tests/support/cpuOfFile.ts', 'tests/cms/support/setup.ts'],
  isolate: false,
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 20_000, interval: 50 } },
});

const project = (name: string, test: object) => ({ extends: true as const, test: { name, ...test } });

/**
 * Configures all suites except the journeys (tests/e2e). The many small files come last, so that all workers are busy
 * to the end. Files share workers, because loading the modules anew for each took most of the time; the set-ups clear
 * what a file leaves. TEST_ALL=1 runs the CMS's whole suite on both databases, TEST_GROUP one turn of the expensive
 * tests.
 */
export default defineConfig({
  root,
  plugins: [react(), domainOfCms],
  resolve: { alias: { '@': root } },
  // pages import the theme; a real browser judges its looks
  css: { preprocessorOptions: { scss: { quietDeps: true } } },
  test: {
    css: false,
    testTimeout: 40_000,
    hookTimeout: 40_000,
    // a test that passes on its second try is named at the end; named by three runs, it is a defect
    retry: 1,
    maxWorkers: WORKERS,
    restoreMocks: true,
    unstubGlobals: true,
    sequence: { sequencer: ByProject },
    projects: [
      project('boot', { ...cms('postgres'), include: [BOOT], exclude: outOfTurn(BOOTS, asked, 'postgres') }),
      project('cms-sqlite', {
        ...cms('sqlite'),
        include: asked.isAll ? [CMS] : ON_BOTH_DATABASES,
        exclude: outOfTurn(BOOTS, asked, 'sqlite'),
      }),
      project('scripts', {
        environment: 'node',
        include: ['tests/{scripts,tools}/**/*.test.ts'],
        setupFiles: ['tests/support/cpuOfFile.ts'],
      }),
      project('cms', { ...cms('postgres'), include: [CMS], exclude: [BOOT] }),
      project('alone', { ...page, include: ALONE }),
      project('page', {
        ...page,
        include: PAGE,
        exclude: [...PURE, ...ALONE],
        isolate: false,
        setupFiles: [...page.setupFiles, 'tests/support/allParts.ts'],
      }),
      project('pure', {
        env,
        environment: 'node',
        include: PURE,
        isolate: false,
        setupFiles: ['tests/support/cpuOfFile.ts', 'tests/support/pure.ts'],
      }),
    ],
  },
});
