import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { splitTarget } from './routes.mjs';

/**
 * @import { IncomingMessage } from 'node:http'
 * @import { Kept } from './kept.mjs'
 */

/**
 * Index that the build writes beside the packed files: the headers of each, and the routes of the site in their order.
 * @typedef {{ files: Record<string, Record<string, string>>, routes: { page: string, regex: string }[] }} Index
 */

/** Files that a build names by their contents: the same name is the same file, whichever release has it. */
const NAMED_BY_CONTENTS = '/_next/static/';

/**
 * Reads the files and pages that the build of the site has compressed. Without `ownsSite`, when Next runs elsewhere and
 * may be of another release, only files that are named by their contents.
 * @param {string | undefined} site folder of the build
 * @param {{ ownsSite: boolean }} options
 */
export function createPacked(site, { ownsSite }) {
  const folder = path.join(site ?? '', 'packed');
  const index = site === undefined ? NOTHING : indexOf(folder);
  const held = ownsSite ? index : namedByContents(index);
  const files = new Map(
    Object.entries(held.files).map(([url, headers]) => [url, read(folder, url, headers)]),
  );
  const routes = held.routes.map(({ page, regex }) => ({ page, isFor: new RegExp(regex) }));

  /** @param {string} url */
  const find = (url) => files.get(url) ?? files.get(routes.find(({ isFor }) => isFor.test(url))?.page ?? '');
  return {
    /**
     * Returns the file or page that a call asks for; undefined if Next has to answer.
     * @param {Pick<IncomingMessage, 'method' | 'url'>} req
     * @returns {Kept | undefined}
     */
    find({ method = '', url = '' }) {
      const [asked] = splitTarget(url);
      // Next leads from a path that ends in a slash to the one without
      const isOther = (method !== 'GET' && method !== 'HEAD') || (asked.endsWith('/') && asked !== '/');
      return isOther ? undefined : find(asked);
    },
  };
}

/** @type {Index} */
const NOTHING = { files: {}, routes: [] };

/** @param {string} folder @returns {Index} */
function indexOf(folder) {
  const file = path.join(folder, 'index.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : NOTHING;
}

/** @param {Index} index @returns {Index} */
const namedByContents = ({ files }) => ({
  files: Object.fromEntries(Object.entries(files).filter(([url]) => url.startsWith(NAMED_BY_CONTENTS))),
  routes: [],
});

/** @param {string} folder @param {string} url @param {Record<string, string>} headers @returns {Kept} */
function read(folder, url, headers) {
  /** @param {string} form */
  const form = (form) => readFileSync(path.join(folder, `${url}.${form}`));
  return {
    status: 200,
    headers: [...Object.entries(headers).flat(), 'Vary', 'Accept-Encoding'],
    etag: headers.ETag ?? '',
    br: form('br'),
    gzip: form('gz'),
  };
}
