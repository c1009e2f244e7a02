/** @import { IncomingMessage } from 'node:http' */

/**
 * Parts of the stack that answer calls.
 * @typedef {'cms' | 'next' | 'auth'} Part
 * @typedef {{ part: Part, path: string, refused?: undefined }} Forwarded
 */

/**
 * The target of a request; `part` sets the format of errors.
 * @typedef {Forwarded | { part: 'health', path: string, refused?: undefined } |
 *   { part: 'report', path: string, refused?: undefined } |
 *   { part: Part, path?: undefined, refused: { status: number, message: string } }} Route
 */

const TOOLKIT = '/identitytoolkit.googleapis.com';
const AUTH_HOSTS = [`${TOOLKIT}/`, '/securetoken.googleapis.com/'];

// Calls of Firebase's browser SDK on a person's own behalf. All other calls of the emulator are administration.
const AUTH_CALLS = new Set([
  ...[
    'signUp',
    'signInWithPassword',
    'signInWithIdp',
    'lookup',
    'update',
    'delete',
    'sendOobCode',
    'resetPassword',
    'createAuthUri',
    'sendVerificationCode',
    'signInWithPhoneNumber',
  ].map((call) => `POST ${TOOLKIT}/v1/accounts:${call}`),
  `GET ${TOOLKIT}/v1/projects`,
  // signing in by phone calls these two first
  `GET ${TOOLKIT}/v1/recaptchaParams`,
  `GET ${TOOLKIT}/v2/recaptchaConfig`,
  'POST /securetoken.googleapis.com/v1/token',
]);
const AUTH_QUERY = ['key', 'clientType', 'version'];
const AUTH_BODY_LIMIT = 64 * 1024;

// Dots, slashes and backslashes in disguise: no URL of ours has them, and two servers might read them differently.
const DISGUISED = /\\|%5c|%2f|%2e|%00|\/\.{1,2}(\/|$)/i;

// Addresses where crawlers look for these files; the CMS makes them out of what is public.
const CRAWLER_FILE = /^\/(?:robots\.txt|sitemap(?:-[a-z]+(?:-\d+)?)?\.xml)$/;

/**
 * Returns the target of a request.
 * @param {IncomingMessage} req
 * @param {{ emulator: boolean }} options
 * @returns {Route}
 */
export function routeOf(req, { emulator }) {
  const { url = '' } = req;
  const [path, query] = splitTarget(url);
  if (!path.startsWith('/') || DISGUISED.test(path))
    return refusal('next', 400, 'The address cannot be read.');
  if (path === '/health') return { part: 'health', path };
  if (path === '/report-error')
    return req.method === 'POST' ? { part: 'report', path } : refusal('next', 405, 'Method Not Allowed');
  if (path === '/api' || path.startsWith('/api/')) return cmsRoute(url, path);
  if (path.startsWith('/uploads/')) return uploadsRoute(req, path);
  if (CRAWLER_FILE.test(path)) return crawlerRoute(req, path);
  if (AUTH_HOSTS.some((host) => path.startsWith(host)))
    return emulator ? authRoute(req, path, query) : refusal('auth', 404, 'NOT_FOUND');
  if (path === '/emulator' || path.startsWith('/emulator/')) return refusal('next', 404, 'Not found.');
  return { part: 'next', path: url };
}

/**
 * @param {string} url
 * @param {string} path
 * @returns {Route}
 */
function cmsRoute(url, path) {
  return path.includes('//')
    ? refusal('cms', 400, 'The address cannot be read.')
    : { part: 'cms', path: url };
}

/**
 * @param {IncomingMessage} req
 * @param {string} path
 * @returns {Route}
 */
function uploadsRoute(req, path) {
  if (req.method !== 'GET' && req.method !== 'HEAD') return refusal('cms', 405, 'Method Not Allowed');
  return cmsRoute(req.url ?? '', path);
}

/**
 * @param {IncomingMessage} req
 * @param {string} path
 * @returns {Route}
 */
function crawlerRoute(req, path) {
  if (req.method !== 'GET' && req.method !== 'HEAD') return refusal('next', 405, 'Method Not Allowed');
  return { part: 'cms', path: `/api/crawlers${path}` };
}

/**
 * @param {IncomingMessage} req
 * @param {string} path
 * @param {string} query
 * @returns {Route}
 */
function authRoute(req, path, query) {
  if (!AUTH_CALLS.has(`${req.method} ${path}`)) return refusal('auth', 404, 'NOT_FOUND');
  if (req.headers['transfer-encoding']) return refusal('auth', 411, 'LENGTH_REQUIRED');
  if (Number(req.headers['content-length'] ?? 0) > AUTH_BODY_LIMIT)
    return refusal('auth', 413, 'PAYLOAD_TOO_LARGE');
  const given = new URLSearchParams(query);
  const kept = new URLSearchParams();
  for (const name of AUTH_QUERY) {
    const value = given.get(name);
    if (value !== null) kept.set(name, value);
  }
  return { part: 'auth', path: `${path}?${kept}` };
}

/**
 * @param {Part} part
 * @param {number} status
 * @param {string} message
 * @returns {Route}
 */
const refusal = (part, status, message) => ({ part, refused: { status, message } });

/**
 * Splits the target of a request.
 * @param {string} target
 * @returns {[path: string, query: string]}
 */
export function splitTarget(target) {
  const mark = target.indexOf('?');
  return mark < 0 ? [target, ''] : [target.slice(0, mark), target.slice(mark + 1)];
}
