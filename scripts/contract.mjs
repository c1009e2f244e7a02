// Prints the contract of the CMS from its collections: the types that lib/api infers its calls from, and an OpenAPI
// document. It runs after a change of a collection, a route or a call, and what it writes is committed: npm run contract
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import prettier from 'prettier';
import { importBundle } from './build/bundled.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const SOURCES = path.join(ROOT, 'cms/src');

/** Reads the domain where it stands; the CMS's copy of it is made only when the CMS is built. */
const domainOfCms = {
  name: 'domain-of-cms',
  /** @param {import('esbuild').PluginBuild} build */
  setup({ onResolve }) {
    onResolve({ filter: /^(\.\.?\/)+domain\// }, ({ path: source }) => ({
      path: path.join(ROOT, 'lib', `${source.replace(/^(\.\.?\/)+/, '')}.ts`),
    }));
  },
};

/** Returns the source of a module with the printer, and with the routes of all rooms of the API. */
function entry() {
  const routes = readdirSync(path.join(SOURCES, 'api'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /[\\/]routes[\\/].*\.ts$/.test(name))
    .sort();
  const imports = routes.map(
    (name, at) => `import room${at} from './api/${name.split(path.sep).join('/')}';`,
  );
  const all = routes.map((_name, at) => `...room${at}.routes`);
  return [
    "export { printContract } from './contract/print';",
    ...imports,
    `export const routes = [${all.join(', ')}];`,
  ].join('\n');
}

function loaded() {
  // beside the CMS, whose packages it takes
  const folder = path.join(ROOT, 'cms/.builds');
  mkdirSync(folder, { recursive: true });
  return importBundle(folder, {
    stdin: { contents: entry(), resolveDir: SOURCES, loader: 'ts' },
    packages: 'external',
    plugins: [domainOfCms],
  });
}

/** Returns the files of the contract as they should be, each with its path from the project's root. */
export async function contractFiles() {
  const { printContract, routes } = await loaded();
  const { types, document } = printContract(routes);
  const files = [
    { file: 'lib/api/contract.ts', text: types },
    { file: 'docs/openapi.json', text: document },
  ];
  const config = (await prettier.resolveConfig(path.join(ROOT, 'package.json'))) ?? {};
  return Promise.all(
    files.map(async ({ file, text }) => ({
      file,
      text: await prettier.format(text, { ...config, filepath: path.join(ROOT, file) }),
    })),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const { file, text } of await contractFiles()) writeFileSync(path.join(ROOT, file), text);
