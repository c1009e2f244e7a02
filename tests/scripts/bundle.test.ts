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
    {
      mode: 'production',
      resolve: { alias: {} },
      optimization: {},
      output: {},
      module: { rules: [] },
      plugins: [],
    },
    // texts and waking, which a production build alone has, are tested beside their code
    { dev: true, isServer, webpack: { NormalModuleReplacementPlugin: Replacement } },
  );
/** Returns the files of these packages that match a pattern, relative to the project's folder. */
const meant = (pattern: RegExp): string[] =>
  files.filter((file) => pattern.test(file)).map((file) => path.relative(ROOT, file));

let files: readonly string[];
beforeAll(() => {
  files = ['axios/lib', ...['build', 'client', 'compiled', 'lib', 'shared'].map((one) => `next/dist/${one}`)]
    .concat('lucide-react/dist/esm')
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
        'node_modules/next/dist/build/polyfills/polyfill-module.js',
        'node_modules/next/dist/client/script.js',
        'node_modules/next/dist/client/with-router.js',
        'node_modules/next/dist/compiled/path-to-regexp/index.js',
        'node_modules/next/dist/compiled/process/browser.js',
        'node_modules/next/dist/shared/lib/image-config.js',
        'node_modules/next/dist/shared/lib/router/routes/app.js',
        'node_modules/next/dist/shared/lib/router/utils/dynamic-filter-pattern.js',
        'node_modules/next/dist/shared/lib/router/utils/format-next-pathname-info.js',
        'node_modules/next/dist/shared/lib/router/utils/get-next-pathname-info.js',
        'node_modules/next/dist/shared/lib/router/utils/parse-loader-tree.js',
        'node_modules/next/dist/shared/lib/router/utils/resolve-param-value.js',
        'node_modules/next/dist/shared/lib/router/utils/sorted-routes.js',
      ],
    ],
    [
      'lib/vendor/nextPages.js',
      [
        'node_modules/next/dist/lib/constants.js',
        'node_modules/next/dist/shared/lib/router/adapters.js',
        'node_modules/next/dist/shared/lib/router/utils/get-dynamic-param.js',
        'node_modules/next/dist/shared/lib/router/utils/interception-routes.js',
        'node_modules/next/dist/shared/lib/router/utils/route-match-utils.js',
      ],
    ],
    [
      'lib/vendor/unused.js',
      [
        'node_modules/next/dist/client/components/is-next-router-error.js',
        'node_modules/next/dist/shared/lib/constants.js',
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

const ROUTER = 'shared/lib/router/router.js';
const codeOf = (file: string) => readFileSync(path.join(NEXT, file), 'utf8');
/** Returns the names that a file of Next asks another for, each once. */
const asked = (file: string, name: string) =>
  [...new Set([...codeOf(file).matchAll(new RegExp(`_${name}\\.(\\w+)`, 'g'))].map(([, one]) => one))].sort();

test.each([
  ['shared/lib/router/utils/route-matcher.js', 'routematchutils'],
  ['shared/lib/router/utils/route-regex.js', 'getdynamicparam'],
  ['shared/lib/router/utils/route-regex.js', 'interceptionroutes'],
  ['shared/lib/router/utils/route-regex.js', 'constants'],
  ['client/index.js', 'adapters'],
  [ROUTER, 'constants'],
])('%s finds what it asks %s for', async (file, name) => {
  const names = asked(file, name);
  expect(names.length).toBeGreaterThan(0);
  expect(Object.keys(await import('../../lib/vendor/nextPages.js'))).toEqual(expect.arrayContaining(names));
});

test('a route is never taken for one that the App Router intercepts', () => {
  expect(codeOf('shared/lib/router/utils/is-dynamic.js')).toMatch(
    /if \(\(0, _interceptionroutes\.isInterceptionRouteAppPath\)\(route\)\) \{\s+route = [^\n]*extractInterceptionRouteInformation[^\n]*\s+\}/,
  );
});

test('only middleware and the filter of routes call what the router has lost', () => {
  const router = codeOf(ROUTER);
  const middleware = router.slice(
    router.indexOf('function getMiddlewareData('),
    router.indexOf('async function withMiddlewareEffects('),
  );
  const calls = (text: string) => text.match(/_(?:get|format)nextpathnameinfo\.\w+\)/g)?.length;
  expect(calls(middleware)).toBe(6);
  expect(calls(router)).toBe(6);
  expect(router.match(/_dynamicfilterpattern\./g)).toHaveLength(1);
  expect(router).toMatch(
    /\n +if \([^\n]*process\.env\.__NEXT_CLIENT_ROUTER_FILTER_ENABLED && [^\n]*\{\n[^}]*_dynamicfilterpattern\./,
  );
});

test('what is left out of a build is asked for only while the pages are developed', () => {
  expect(asked('client/page-loader.js', 'constants').filter((name) => !name?.startsWith('DEV_'))).toEqual([]);
  const start = codeOf('client/index.js');
  const [, dev] = start.split("if (process.env.NODE_ENV === 'development') {\n        const getServerError");
  expect(start.match(/_isnextroutererror\.isNextRouterError/g)).toHaveLength(1);
  expect(dev).toContain('_isnextroutererror.isNextRouterError');
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
