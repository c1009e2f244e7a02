import { randomUUID } from 'node:crypto';
import { isIP } from 'node:net';

/**
 * @import { IncomingHttpHeaders, IncomingMessage } from 'node:http'
 */

/**
 * Properties of a caller by which a page differs that is else the same for all: the chosen language, '' without one,
 * whether the browser says that it runs on a phone, and whether somebody is signed in there, who may see what is a 404 to
 * others.
 * @typedef {{ language: string, isOnPhone: boolean, isSignedIn: boolean }} Reader
 */

/**
 * A request to the front, with its id in every log.
 * @typedef {IncomingMessage & { id: string }} Call
 */

const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
]);
const FORWARDED = new Set([
  'x-forwarded-for',
  'x-forwarded-proto',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-real-ip',
  'forwarded',
  'x-request-id',
]);
// `Connection: content-length` would remove the body's framing, `Connection: host` the request's host.
const NEVER_NAMED = new Set(['content-length', 'host']);
const CREDENTIALS = new Set(['authorization', 'cookie', 'host']);

/**
 * Returns the raw header pairs to forward, without hop-by-hop headers, those named by Connection, and `dropped`.
 * @param {string[]} rawHeaders
 * @param {Set<string>} [dropped]
 */
export function endToEnd(rawHeaders, dropped = new Set()) {
  const named = namedByConnection(rawHeaders);
  /** @type {string[]} */
  const kept = [];
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const [given, value] = pairAt(rawHeaders, i);
    const name = given.toLowerCase();
    if (!HOP_BY_HOP.has(name) && !dropped.has(name) && !named.has(name)) kept.push(given, value);
  }
  return kept;
}

/** @param {string[]} rawHeaders */
function namedByConnection(rawHeaders) {
  /** @type {Set<string>} */
  const named = new Set();
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const [given, value] = pairAt(rawHeaders, i);
    if (given.length !== 10 || given.toLowerCase() !== 'connection') continue;
    for (const name of value.toLowerCase().split(',')) {
      if (!NEVER_NAMED.has(name.trim())) named.add(name.trim());
    }
  }
  return named;
}

/**
 * Returns the name at a place of a list of raw headers, and its value.
 * @param {string[]} rawHeaders
 * @param {number} at
 * @returns {[name: string, value: string]}
 */
export const pairAt = (rawHeaders, at) => [rawHeaders[at] ?? '', rawHeaders[at + 1] ?? ''];

/**
 * Returns the headers for a part: they name the caller, and for the emulator leave out all that could make the caller
 * its owner. With a `reader` the answer may be sent to others too, so that nothing else is known of the caller.
 * @param {Call} req
 * @param {{ part: string, port: number, trustProxy: boolean, reader?: Reader }} target
 */
export function requestHeaders(req, { part, port, trustProxy, reader }) {
  if (reader) return pageHeaders(req, { trustProxy, reader });
  const isAuth = part === 'auth';
  const dropped = isAuth ? new Set([...FORWARDED, ...CREDENTIALS]) : FORWARDED;
  const headers = endToEnd(req.rawHeaders, dropped);
  if (isAuth) headers.push('Host', `127.0.0.1:${port}`);
  // Otherwise a DELETE or GET with a chunked body would be forwarded without framing, and its body read as a second
  // request.
  if (req.headers['transfer-encoding']) headers.push('Transfer-Encoding', 'chunked');
  return headers.concat(forwarded(req, trustProxy));
}

/** @param {Call} req @param {{ trustProxy: boolean, reader: Reader }} target */
function pageHeaders(req, { trustProxy, reader }) {
  const { host = '', 'accept-encoding': accepted } = req.headers;
  const headers = ['Host', host, ...forwarded(req, trustProxy)];
  const cookies = [
    ...(reader.language ? [`selectedLanguage=${reader.language}`] : []),
    ...(reader.isSignedIn ? ['signedIn=1'] : []),
  ];
  if (cookies.length > 0) headers.push('Cookie', cookies.join('; '));
  if (reader.isOnPhone) headers.push('User-Agent', 'Mobile');
  if (accepts(accepted, 'gzip')) headers.push('Accept-Encoding', 'gzip');
  return headers;
}

/**
 * Returns true if an Accept-Encoding names a compression, and not with the weight 0, which refuses it.
 * @param {string | string[] | undefined} header
 * @param {string} form
 */
export function accepts(header = '', form) {
  return `${header}`
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((one) => one.trim()))
    .some(([name, ...parameters]) => name === form && !parameters.some((one) => /^q=0(\.0*)?$/.test(one)));
}

/** @param {Call} req @param {boolean} trustProxy */
function forwarded(req, trustProxy) {
  const { headers, socket } = req;
  /** @param {string} name */
  const before = (name) => (trustProxy ? headerOf(headers, name) : undefined);
  return [
    'X-Forwarded-For',
    callerOf(socket, before('x-forwarded-for')),
    'X-Forwarded-Proto',
    isSecure(headers, trustProxy) ? 'https' : 'http',
    'X-Forwarded-Host',
    before('x-forwarded-host') ?? headers.host ?? '',
    'X-Request-Id',
    req.id,
  ];
}

/**
 * Returns the caller's address: the last one named by a trusted proxy, as the caller may have made up those before it.
 * @param {{ remoteAddress?: string }} socket
 * @param {string} [named]
 */
export function callerOf({ remoteAddress = '' }, named = '') {
  const last = lastOf(named);
  return (isIP(last) ? last : remoteAddress).replace(/^::ffff:(?=\d+\.)/i, '');
}

const REQUEST_ID = /^[\w.-]{8,64}$/;

/**
 * Returns the id of a call in every log: from a trusted proxy, else a new one.
 * @param {IncomingMessage} call
 * @param {boolean} trustProxy
 */
export function requestId({ headers }, trustProxy) {
  const named = trustProxy ? headerOf(headers, 'x-request-id') : undefined;
  return named !== undefined && REQUEST_ID.test(named) ? named : randomUUID();
}

/**
 * Returns true if the proxy in front was called over TLS.
 * @param {IncomingHttpHeaders} headers
 * @param {boolean} trustProxy
 */
export const isSecure = (headers, trustProxy) =>
  trustProxy && lastOf(headerOf(headers, 'x-forwarded-proto') ?? '').toLowerCase() === 'https';

// Sent by the front, as only it knows whether the caller used TLS; browsers then always use TLS.
/** @type {string[]} */
const KEPT_SECURE = ['Strict-Transport-Security', 'max-age=31536000'];

/**
 * Returns the headers that the front adds to every answer.
 * @param {Call} req
 * @param {boolean} trustProxy
 */
export const ownHeaders = (req, trustProxy) => [
  ...(isSecure(req.headers, trustProxy) ? KEPT_SECURE : []),
  'X-Request-Id',
  req.id,
];

/**
 * Returns a header's value; Node has joined the values of a repeated one.
 * @param {IncomingHttpHeaders} headers
 * @param {string} name
 */
export function headerOf(headers, name) {
  const value = headers[name];
  return Array.isArray(value) ? value.join(', ') : value;
}

/**
 * Returns the last value of a list.
 * @param {string} text
 */
const lastOf = (text) => text.slice(text.lastIndexOf(',') + 1).trim();

/**
 * Returns true if a call brings a body.
 * @param {IncomingMessage} call
 */
export const hasBody = ({ headers }) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
