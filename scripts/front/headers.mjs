import { randomUUID } from 'node:crypto';
import { isIP } from 'node:net';

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

/** Returns the raw header pairs to forward, without hop-by-hop headers, those named by Connection, and `dropped`. */
export function endToEnd(rawHeaders, dropped = new Set()) {
  const named = namedByConnection(rawHeaders);
  const kept = [];
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i].toLowerCase();
    if (!HOP_BY_HOP.has(name) && !dropped.has(name) && !named.has(name))
      kept.push(rawHeaders[i], rawHeaders[i + 1]);
  }
  return kept;
}

function namedByConnection(rawHeaders) {
  const named = new Set();
  for (let i = 0; i < rawHeaders.length; i += 2) {
    if (rawHeaders[i].length !== 10 || rawHeaders[i].toLowerCase() !== 'connection') continue;
    for (const name of rawHeaders[i + 1].toLowerCase().split(',')) {
      if (!NEVER_NAMED.has(name.trim())) named.add(name.trim());
    }
  }
  return named;
}

/** Returns the headers for a part: they name the caller, and for the emulator leave out all that could make the caller its owner. */
export function requestHeaders(req, { part, port, trustProxy }) {
  const isAuth = part === 'auth';
  const dropped = isAuth ? new Set([...FORWARDED, ...CREDENTIALS]) : FORWARDED;
  const headers = endToEnd(req.rawHeaders, dropped);
  if (isAuth) headers.push('Host', `127.0.0.1:${port}`);
  // Otherwise a DELETE or GET with a chunked body would be forwarded without framing, and its body read as a second
  // request.
  if (req.headers['transfer-encoding']) headers.push('Transfer-Encoding', 'chunked');
  return headers.concat(forwarded(req, trustProxy));
}

function forwarded(req, trustProxy) {
  const { headers, socket } = req;
  const before = trustProxy ? headers : {};
  return [
    'X-Forwarded-For',
    callerOf(socket, before['x-forwarded-for']),
    'X-Forwarded-Proto',
    isSecure(headers, trustProxy) ? 'https' : 'http',
    'X-Forwarded-Host',
    before['x-forwarded-host'] ?? headers.host ?? '',
    'X-Request-Id',
    req.id,
  ];
}

/**
 * Returns the caller's address: the last one named by a trusted proxy, as the caller may have made up those before it.
 */
export function callerOf({ remoteAddress = '' }, named = '') {
  const last = named.split(',').at(-1).trim();
  return (isIP(last) ? last : remoteAddress).replace(/^::ffff:(?=\d+\.)/i, '');
}

const REQUEST_ID = /^[\w.-]{8,64}$/;

/** Returns the id of a call in every log: from a trusted proxy, else a new one. */
export function requestId({ headers }, trustProxy) {
  const named = trustProxy ? headers['x-request-id'] : undefined;
  return named !== undefined && REQUEST_ID.test(named) ? named : randomUUID();
}

/** Returns true if the proxy in front was called over TLS. */
export const isSecure = ({ 'x-forwarded-proto': proto = '' }, trustProxy) =>
  trustProxy && proto.split(',').at(-1).trim().toLowerCase() === 'https';
