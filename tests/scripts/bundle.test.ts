import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const NEXT = path.join(ROOT, 'node_modules/next/dist');

class Replacement {
  constructor(
    readonly pattern: RegExp,
    readonly file: string,
  ) {}
}
interface Config {
  readonly resolve: { readonly alias: object };
  readonly optimization: object;
  readonly output: object;
  readonly module: { readonly rules: { readonly test: RegExp; readonly use: string }[] };
  readonly plugins: Replacement[];
}
const configOf = (isServer: boolean): Config =>
  createRequire(import.meta.url)('../../next.config.js').webpack(
    { resolve: { alias: {} }, optimization: {}, output: {}, module: { rules: [] }, plugins: [] },
    { isServer, webpack: { NormalModuleReplacementPlugin: Replacement } },
  );
/** Returns the files of these packages that match a pattern, relative to the project's folder. */
const meant = (pattern: RegExp): string[] =>
  files.filter((file) => pattern.test(file)).map((file) => path.relative(ROOT, file));

let files: readonly string[];
beforeAll(() => {
  files = ['axios/lib', 'next/dist/client', 'next/dist/compiled', 'next/dist/shared', 'lucide-react/dist/esm']
    .map((folder) => path.join(ROOT, 'node_modules', folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
    );
});

test('unneeded browser code is where the configuration expects it, and nothing else is replaced', () => {
  const { plugins, module } = configOf(false);
  expect(plugins.map(({ pattern, file }) => [path.relative(ROOT, file), meant(pattern)])).toEqual([
    [
      'lib/vendor/unused.js',
      [
        'node_modules/axios/lib/adapters/fetch.js',
        'node_modules/axios/lib/helpers/HttpStatusCode.js',
        'node_modules/next/dist/client/script.js',
        'node_modules/next/dist/compiled/path-to-regexp/index.js',
        'node_modules/next/dist/compiled/process/browser.js',
        'node_modules/next/dist/shared/lib/image-config.js',
        'node_modules/next/dist/shared/lib/router/routes/app.js',
        'node_modules/next/dist/shared/lib/router/utils/parse-loader-tree.js',
        'node_modules/next/dist/shared/lib/router/utils/resolve-param-value.js',
      ],
    ],
    ['lib/vendor/lucideIcon.ts', ['node_modules/lucide-react/dist/esm/createLucideIcon.mjs']],
  ]);
  for (const { file } of plugins) expect(existsSync(file)).toBe(true);
  for (const { test: pattern, use } of module.rules) {
    expect(existsSync(use)).toBe(true);
    expect(meant(pattern).length).toBeGreaterThan(1000);
  }
});

test('servers keep their packages whole', () => {
  const { plugins, module } = configOf(true);
  expect([plugins, module.rules]).toEqual([[], []]);
});

test('the router requests none of it', () => {
  const codeOf = (file: string) => readFileSync(path.join(NEXT, file), 'utf8');
  const calls = (file: string, name: string) =>
    [...codeOf(file).matchAll(new RegExp(`_${name}\\.(\\w+)`, 'g'))].map(([, one]) => one);
  // the router uses only those functions of the two that need no replaced code
  expect(new Set(calls('shared/lib/router/utils/route-matcher.js', 'routematchutils'))).toEqual(
    new Set(['safeRouteMatcher']),
  );
  expect(new Set(calls('shared/lib/router/utils/route-regex.js', 'getdynamicparam'))).toEqual(
    new Set(['PARAMETER_PATTERN', 'parseMatchedParameter']),
  );
});

test('Next finds the functions it calls at its start', async () => {
  const code = readFileSync(path.join(NEXT, 'client/index.js'), 'utf8');
  const called = [...code.matchAll(/const \{ (\w+) \} = require\('\.\/script'\)/g)].map(([, name]) => name);
  expect(called).toEqual(['initScriptLoader']);
  expect(await import('../../lib/vendor/unused.js')).toMatchObject({
    initScriptLoader: expect.any(Function),
    env: {},
  });
});

test('no page uses the removed parts: rewrites, scripts of next/script, pictures of next/image', () => {
  const sources = ['pages', 'components', 'context', 'lib'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(js|tsx?)$/.test(name))
      .map((name) => path.join(ROOT, folder, name)),
  );
  const users = sources.filter((file) => /next\/(script|image|navigation)'/.test(readFileSync(file, 'utf8')));
  expect(users).toEqual([]);
  expect(createRequire(import.meta.url)('../../next.config.js')).not.toHaveProperty('rewrites');
});
