import http from 'node:http';

/** @import { Part } from './routes.mjs' */

/**
 * @typedef {{ host?: string, port: number }} Place
 * @typedef {{ status: 'ok' | 'down', parts: Partial<Record<Part, 'ok' | 'down'>> }} Health
 */

/** @type {Record<Part, [method: string, path: string]>} */
const PROBES = { cms: ['GET', '/api/health'], next: ['HEAD', '/'], auth: ['GET', '/'] };
/** @type {Part[]} */
const PARTS = ['cms', 'next', 'auth'];
const TIMEOUT_MS = 3000;
const REMEMBERED_MS = 1000;

/**
 * Checks the health of every part; calls within a second share one answer. A part is healthy if one of its processes
 * is.
 * @param {Partial<Record<Part, Place[]>>} places
 */
export function createHealth(places) {
  /** @type {{ at: number, answer: Promise<Health> } | undefined} */
  let last;
  return () => {
    if (!last || Date.now() - last.at > REMEMBERED_MS) last = { at: Date.now(), answer: askAll(places) };
    return last.answer;
  };
}

/** @param {Partial<Record<Part, Place[]>>} places @returns {Promise<Health>} */
async function askAll(places) {
  // With a real Firebase project the identity provider is Google's, so there is no part to check.
  /** @type {Health} */
  const health = { status: 'ok', parts: { auth: 'ok' } };
  const asked = PARTS.filter((part) => places[part]?.length);
  const states = await Promise.all(asked.map((part) => askAny(places[part] ?? [], ...PROBES[part])));
  asked.forEach((part, at) => (health.parts[part] = states[at] ? 'ok' : 'down'));
  if (!states.every(Boolean)) health.status = 'down';
  return health;
}

/**
 * @param {Place[]} places
 * @param {string} method
 * @param {string} path
 */
const askAny = async (places, method, path) =>
  (await Promise.all(places.map(({ host, port }) => isAnswering(port, method, path, host)))).includes(true);

/**
 * Resolves to true if a server answers below 500.
 * @param {number} port
 * @param {string} method
 * @param {string} path
 * @param {string} [host]
 */
export async function isAnswering(port, method, path, host = '127.0.0.1') {
  const status = await probe({ host, port }, method, path, TIMEOUT_MS);
  return status !== undefined && status < 500;
}

/**
 * Resolves to the status of the answer; undefined without an answer in time.
 * @param {Place} place
 * @param {string} method
 * @param {string} path
 * @param {number} timeout
 * @returns {Promise<number | undefined>}
 */
export function probe({ host, port }, method, path, timeout) {
  return new Promise((resolve) => {
    const request = http.request({ host, port, method, path, agent: false, timeout }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve(undefined));
    request.end();
  });
}
