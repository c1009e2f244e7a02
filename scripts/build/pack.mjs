import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/**
 * Index of what is packed: `files` has the headers of each file by its path on the site, and of each page by its route;
 * `routes` are all routes of the site, the one that answers first.
 * @typedef {{ files: Record<string, Record<string, string>>, routes: Route[] }} Index
 * @typedef {{ page: string, regex: string }} Route
 * @typedef {{ url: string, file: string, type: string, caching: string }} Source
 * @typedef {{ headers: { regex: string, headers: { key: string, value: string }[] }[], staticRoutes: Route[],
 *   dynamicRoutes: Route[] }} Manifest
 */

/**
 * Types of the files that compression makes smaller; pictures and fonts are compressed already.
 * @type {Record<string, string>}
 */
const TYPES = {
  '.css': 'text/css; charset=UTF-8',
  '.js': 'application/javascript; charset=UTF-8',
  '.json': 'application/json; charset=UTF-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=UTF-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};
/** Files named by their contents never change; browsers ask for others again. */
const NEVER_CHANGES = 'public, max-age=31536000, immutable';
const ASKED_AGAIN = 'public, max-age=0, must-revalidate';
const HTML = 'text/html; charset=utf-8';
/** Pages that Next sends with a status of their own. */
const STATUS_PAGES = ['/404', '/500'];

const [compressBrotli, compressGzip] = [promisify(brotliCompress), promisify(gzip)];

/**
 * Compresses the files and pages that a built site sends as they are, with brotli and gzip at their best, into its
 * folder `packed`, whose `index.json` has the headers to send them with. Those that `last` has packed already are
 * copied.
 * @param {string} site
 * @param {string} [last]
 */
export async function packSite(site, last) {
  const manifest = manifestOf(site);
  const known = last ? filesIn(last) : {};
  /** @type {Index['files']} */
  const files = {};
  await Promise.all(
    sourcesIn(site).map(async ({ url, file, type, caching }) => {
      const content = await readFile(file);
      const etag = etagOf(content);
      const to = path.join(site, 'packed', url);
      await mkdir(path.dirname(to), { recursive: true });
      const isKnown = known[url]?.ETag === etag;
      if (last && isKnown) await copyForms(path.join(last, 'packed', url), to);
      else if (!(await writeForms(content, to))) return;
      files[url] = {
        'Cache-Control': caching,
        ...headersOf(manifest, url),
        'Content-Type': type,
        ETag: etag,
      };
    }),
  );
  /** @type {Index} */
  const index = { files, routes: [...manifest.staticRoutes, ...manifest.dynamicRoutes].map(routeOf) };
  await writeFile(path.join(site, 'packed/index.json'), JSON.stringify(index));
}

/**
 * Lists what can be packed: Next's own files, the public ones, and the pages that are the same for everybody.
 * @param {string} site
 */
const sourcesIn = (site) => [
  ...filesBelow(path.join(site, '.next/static'), '/_next/static', NEVER_CHANGES),
  ...filesBelow(path.join(site, 'public'), '', ASKED_AGAIN),
  ...pagesIn(path.join(site, '.next/server')),
];

/** @param {string} server @returns {Source[]} */
function pagesIn(server) {
  /** @type {Record<string, string>} */
  const pages = JSON.parse(readFileSync(path.join(server, 'pages-manifest.json'), 'utf8'));
  return Object.entries(pages)
    .filter(([page, file]) => file.endsWith('.html') && !STATUS_PAGES.includes(page))
    .map(([url, file]) => ({ url, file: path.join(server, file), type: HTML, caching: ASKED_AGAIN }));
}

/** @param {string} folder @param {string} at @param {string} caching @returns {Source[]} */
function filesBelow(folder, at, caching) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((name) => {
    const type = TYPES[path.extname(name)];
    return type ? [{ url: `${at}/${name}`, file: path.join(folder, name), type, caching }] : [];
  });
}

/** @param {string} site @returns {Manifest} */
const manifestOf = (site) => JSON.parse(readFileSync(path.join(site, '.next/routes-manifest.json'), 'utf8'));

/** @param {Route} route */
const routeOf = ({ page, regex }) => ({ page, regex });

/**
 * Returns the headers that `next.config.js` gives a path, as Next has written them down.
 * @param {Manifest} manifest
 * @param {string} url
 */
const headersOf = ({ headers }, url) =>
  Object.fromEntries(
    headers
      .filter(({ regex }) => new RegExp(regex).test(url))
      .flatMap((rule) => rule.headers.map(({ key, value }) => [key, value])),
  );

/**
 * Writes both forms and resolves to true; to false, and writes nothing, unless both are smaller.
 * @param {Buffer} content
 * @param {string} to
 */
async function writeForms(content, to) {
  const [br, gz] = await Promise.all([
    compressBrotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    compressGzip(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  if (Math.max(br.length, gz.length) >= content.length) return false;
  await Promise.all([writeFile(`${to}.br`, br), writeFile(`${to}.gz`, gz)]);
  return true;
}

/** @param {string} from @param {string} to */
const copyForms = (from, to) =>
  Promise.all(['br', 'gz'].map((form) => copyFile(`${from}.${form}`, `${to}.${form}`)));

/** @param {string} site @returns {Index['files']} */
function filesIn(site) {
  const file = path.join(site, 'packed/index.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).files : {};
}

/**
 * Returns a weak ETag, as both forms of a file share it.
 * @param {Buffer} content
 */
const etagOf = (content) => `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
