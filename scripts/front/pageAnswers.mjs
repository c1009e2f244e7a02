import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib';
import { endToEnd } from './headers.mjs';

/**
 * @import { IncomingHttpHeaders, IncomingMessage } from 'node:http'
 * @import { Page } from './pageStore.mjs'
 */

/** Longest age up to which a page is sent without asking for it again. */
const FRESH_SECONDS = 10;
/** Age from which a page is never sent. */
const OLDEST_SECONDS = 60;
/** Level at which a page takes about a millisecond. */
const BROTLI_QUALITY = 5;

/** Headers that the front sets itself, as they belong to one answer of Next. */
const REPLACED = new Set([
  'age',
  'cache-control',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'last-modified',
  'strict-transport-security',
  'vary',
  'x-nextjs-cache',
  'x-request-id',
]);
/** Browsers ask again each time; they may go back to the page as it is. */
const TO_BROWSERS = [
  'Cache-Control',
  'public, max-age=0, must-revalidate',
  'Vary',
  'Accept-Encoding, Cookie, User-Agent',
];

const [compressBrotli, compressGzip, decompress] = [
  promisify(brotliCompress),
  promisify(gzip),
  promisify(gunzip),
];

/**
 * Returns true if Next says that an answer is the same for all, and nothing in it says otherwise.
 * @param {IncomingMessage} incoming
 */
export function isShared({ statusCode, headers }) {
  const { 'cache-control': control = '', 'content-encoding': form = 'gzip', vary = '' } = headers;
  return (
    (statusCode === 200 || statusCode === 404) &&
    secondsOf(headers, 's-maxage') > 0 &&
    !/private|no-store|no-cache/.test(control) &&
    headers['set-cookie'] === undefined &&
    form === 'gzip' &&
    /^(accept-encoding|cookie|[\s,])*$/i.test(vary)
  );
}

/**
 * Returns how long a page is sent: as Next says, and within our own limits.
 * @param {IncomingMessage} incoming
 * @param {number} at when Next was asked
 */
function lifetime({ headers }, at) {
  const fresh = secondsOf(headers, 's-maxage');
  const most = fresh + secondsOf(headers, 'stale-while-revalidate');
  return {
    freshUntil: at + Math.min(fresh, FRESH_SECONDS) * 1000,
    until: at + Math.min(most, OLDEST_SECONDS) * 1000,
  };
}

/** @param {IncomingHttpHeaders} headers @param {'s-maxage' | 'stale-while-revalidate'} name */
const secondsOf = ({ 'cache-control': control = '' }, name) =>
  Number(new RegExp(`(?:^|[\\s,])${name}=(\\d+)`).exec(control)?.[1] ?? 0);

/** @param {IncomingMessage} incoming */
async function bodyOf(incoming) {
  /** @type {Buffer[]} */
  const chunks = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const body = Buffer.concat(chunks);
  return incoming.headers['content-encoding'] === 'gzip' ? decompress(body) : body;
}

/** @param {Buffer} body */
async function formsOf(body) {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const [br, gz] = await Promise.all([compressBrotli(body, { params }), compressGzip(body)]);
  return { br, gzip: gz };
}

/**
 * Reads an answer of Next as a page to remember. What is the same as `before` is not compressed again.
 * @param {IncomingMessage} incoming
 * @param {{ at: number, before?: Page }} asked `at`: when Next was asked
 * @returns {Promise<Page>}
 */
export async function pageOf(incoming, { at, before }) {
  const body = await bodyOf(incoming);
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const forms = before?.etag === etag ? before : await formsOf(body);
  return {
    status: incoming.statusCode ?? 200,
    headers: [...endToEnd(incoming.rawHeaders, REPLACED), ...TO_BROWSERS, 'ETag', etag],
    etag,
    br: forms.br,
    gzip: forms.gzip,
    ...lifetime(incoming, at),
  };
}
