import { randomUUID } from 'node:crypto';
import { measure } from './load.mjs';
import { newcomers, tokenOf } from './scenarios.mjs';

/**
 * @import { BenchRequest, Measured, RequestAt } from './load.mjs'
 * @import { BenchStack } from './stacks.mjs'
 */

const WRITERS = 16;
const SECONDS = 8;
const PEOPLE = 60;
/** Pause in ms between two calls of a person who does not write; keeps uploads below the rate limit. */
const PAUSE = 150;
const BOUNDARY = 'supra-bench';
const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/**
 * Measures the response times of other people while sixteen people write as fast as they can: each kind of call on its
 * own connection.
 * @param {BenchStack} stack
 * @param {RequestAt} create
 */
export async function measureBeside(stack, create) {
  const authorization = await tokenOf(stack);
  const tokens = await newcomers(stack, PEOPLE);
  const upload = uploadOf(Buffer.from(PICTURE, 'base64'), authorization);
  /** @type {Record<string, RequestAt>} */
  const calls = {
    health: () => ({ path: '/api/health' }),
    'a page of recipes': (n) => ({
      path: `/api/dishes?fields=Name&pagination[page]=${1 + (n % 20)}`,
      headers: { authorization },
    }),
    'an upload': () => upload,
    'a first sign-in': (n) => ({
      path: '/api/users/me',
      headers: { authorization: tokens[n % tokens.length] },
    }),
  };
  const quiet = { connections: 1, seconds: SECONDS, pause: PAUSE };
  const [writers, ...found] = await Promise.all([
    measure(stack.cmsUrl, create, { connections: WRITERS, seconds: SECONDS }),
    ...Object.values(calls).map((requestAt) => measure(stack.cmsUrl, requestAt, quiet)),
  ]);
  const names = Object.keys(calls);
  /** @type {Record<string, Measured>} */
  const besides = Object.fromEntries(found.map((times, at) => [names[at], times]));
  return { writers, calls: besides };
}

/**
 * @param {Buffer} bytes
 * @param {string} authorization
 * @returns {BenchRequest}
 */
function uploadOf(bytes, authorization) {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="files"; filename="${randomUUID()}.png"\r\nContent-Type: image/png\r\n\r\n`;
  return {
    path: '/api/upload',
    method: 'POST',
    headers: { authorization, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]),
  };
}
