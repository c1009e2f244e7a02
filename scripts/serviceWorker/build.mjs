import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { chooseFiles, chooseShells } from './chooseFiles.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** The site's build that the worker belongs to: Next's files and the public ones. */
const [SITE = ''] = process.argv.slice(2);
const NEXT = path.join(SITE, '.next');
const OPEN = path.join(SITE, 'public');

const PUBLIC = [
  'fonts/noto-latin.woff2',
  'fonts/noto-georgian.woff2',
  'fonts/serif-latin.woff2',
  'fonts/serif-georgian.woff2',
  'ornament/empty.svg',
  'ornament/fish.svg',
  'ornament/border.svg',
  'icon.svg',
  'icon-192.png',
];

/** @param {string} file */
const hashOf = (file) => createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);
/** @param {string} folder */
const filesBelow = (folder) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
/** @param {string} name */
const readList = (name) => JSON.parse(readFileSync(path.join(NEXT, name), 'utf8'));

/** Returns the pages that have an HTML file, by their route. */
const staticPages = () =>
  filesBelow(path.join(NEXT, 'server/pages'))
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`);

/** Returns every file that a page may load; Next names these files by their contents. */
const staticFiles = () =>
  filesBelow(path.join(NEXT, 'static'))
    .filter((file) => /\.(js|css|json)$/.test(file))
    .map((file) => `static/${file}`);

const publicFiles = () =>
  PUBLIC.filter((name) => existsSync(path.join(OPEN, name))).map((name) => ({
    url: `/${name}`,
    revision: hashOf(path.join(OPEN, name)),
  }));

const shells = chooseShells(staticPages());
const { near, later } = chooseFiles({
  files: staticFiles(),
  build: readList('build-manifest.json'),
  loadable: readList('react-loadable-manifest.json'),
});
/**
 * Returns a file's address as pages ask for it.
 * @param {string} file
 */
const addressOf = (file) => `/_next/${file.replaceAll('[', '%5B').replaceAll(']', '%5D')}`;
/** @param {boolean} isNear */
const pagesThatAre = (isNear) => shells.filter((shell) => shell.isNear === isNear).map(({ url }) => url);
await build({
  entryPoints: [path.join(ROOT, 'scripts/serviceWorker/worker.mjs')],
  outfile: path.join(OPEN, 'sw.js'),
  bundle: true,
  minify: true,
  target: 'es2022',
  define: {
    __BUILD__: JSON.stringify(readFileSync(path.join(NEXT, 'BUILD_ID'), 'utf8').trim()),
    __ENTRIES__: JSON.stringify([
      ...near.map((file) => ({ url: addressOf(file), revision: null })),
      ...publicFiles(),
    ]),
    __SHELLS__: JSON.stringify(shells.map(({ pattern, url, isAtOnce }) => ({ pattern, url, isAtOnce }))),
    __NEAR_PAGES__: JSON.stringify(pagesThatAre(true)),
    __LATER__: JSON.stringify({ pages: pagesThatAre(false), files: later.map(addressOf) }),
    'process.env.NODE_ENV': '"production"',
  },
});
