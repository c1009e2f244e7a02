import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** The site's build that the worker belongs to: Next's files and the public ones. */
const [SITE = ''] = process.argv.slice(2);
const NEXT = path.join(SITE, '.next');
const OPEN = path.join(SITE, 'public');

/** Pages that work offline, by their files; `0` in a URL stands for any number. */
const OFFLINE_PAGES = [
  '/offline',
  '/dashboard',
  '/calendar',
  '/mealplan/[id]',
  '/shoplist',
  '/shoplist/[id]',
  '/shoplist/orders',
  '/pantry',
  '/orders',
];
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
    .map((entry) => path.join(entry.parentPath, entry.name));

function shells() {
  return OFFLINE_PAGES.flatMap((page) => {
    const file = path.join(NEXT, 'server/pages', `${page}.html`);
    if (!existsSync(file)) return [];
    const pattern = `^${page.replace('[id]', '[0-9]+')}/?$`;
    return [{ pattern, url: page.replace('[id]', '0'), revision: hashOf(file) }];
  });
}

/** Returns every file that a page may load later; Next names these files by their contents. */
function staticFiles() {
  return filesBelow(path.join(NEXT, 'static'))
    .filter((file) => /\.(js|css)$/.test(file))
    .map((file) => ({
      url: `/_next/static/${path.relative(path.join(NEXT, 'static'), file)}`,
      revision: null,
    }));
}

const publicFiles = () =>
  PUBLIC.filter((name) => existsSync(path.join(OPEN, name))).map((name) => ({
    url: `/${name}`,
    revision: hashOf(path.join(OPEN, name)),
  }));

const pages = shells();
const entries = [
  ...pages.map(({ url, revision }) => ({ url, revision })),
  ...staticFiles(),
  ...publicFiles(),
];
await build({
  entryPoints: [path.join(ROOT, 'scripts/serviceWorker/worker.mjs')],
  outfile: path.join(OPEN, 'sw.js'),
  bundle: true,
  minify: true,
  target: 'es2022',
  define: {
    __BUILD__: JSON.stringify(readFileSync(path.join(NEXT, 'BUILD_ID'), 'utf8').trim()),
    __ENTRIES__: JSON.stringify(entries),
    __SHELLS__: JSON.stringify(pages.map(({ pattern, url }) => ({ pattern, url }))),
    'process.env.NODE_ENV': '"production"',
  },
});
