import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { accepts } from './headers.mjs';

/**
 * @import { ServerResponse } from 'node:http'
 * @import { Call } from './headers.mjs'
 */

/**
 * An answer that the front holds compressed; `headers` are pairs, with its ETag among them.
 * @typedef {{ status: number, headers: string[], etag: string, br: Buffer, gzip: Buffer }} Kept
 */

const decompress = promisify(gunzip);

/**
 * Sends a held answer in the best form that the call accepts; nothing but its headers to whoever has it already.
 * @param {Call} req
 * @param {ServerResponse} res
 * @param {Kept} kept
 * @param {string[]} added more headers
 */
export async function sendKept(req, res, kept, added) {
  const headers = [...kept.headers, ...added];
  if (isKnown(req.headers['if-none-match'], kept.etag)) {
    res.writeHead(304, headers);
    res.end();
    return;
  }
  const form = formFor(req.headers['accept-encoding']);
  const body = form ? kept[form] : await decompress(kept.gzip);
  if (form) headers.push('Content-Encoding', form);
  headers.push('Content-Length', `${body.length}`);
  res.writeHead(kept.status, headers);
  res.end(req.method === 'HEAD' ? undefined : body);
}

/**
 * Returns the best compression that a header accepts.
 * @param {string | string[] | undefined} header
 * @returns {'br' | 'gzip' | undefined}
 */
function formFor(header) {
  if (accepts(header, 'br')) return 'br';
  return accepts(header, 'gzip') ? 'gzip' : undefined;
}

/** @param {string} etag */
const opaque = (etag) => etag.trim().replace(/^W\//, '');

/**
 * Returns true if the caller has this version.
 * @param {string | undefined} asked
 * @param {string} etag
 */
const isKnown = (asked, etag) =>
  asked !== undefined &&
  (asked.trim() === '*' || asked.split(',').some((one) => opaque(one) === opaque(etag)));
