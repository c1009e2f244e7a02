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

/**
 * Returns the target of a request: `{ part, path }`, or `{ refused: { status, message } }`; `part` sets the format of
 * errors.
 */
export function routeOf(req, { emulator }) {
  const [path, query] = splitTarget(req.url);
  if (!path.startsWith('/') || DISGUISED.test(path))
    return refusal('next', 400, 'The address cannot be read.');
  if (path === '/health') return { part: 'health', path };
  if (path === '/report-error')
    return req.method === 'POST' ? { part: 'report', path } : refusal('next', 405, 'Method Not Allowed');
  if (path === '/api' || path.startsWith('/api/')) return cmsRoute(req, path);
  if (path.startsWith('/uploads/')) return uploadsRoute(req, path);
  if (AUTH_HOSTS.some((host) => path.startsWith(host)))
    return emulator ? authRoute(req, path, query) : refusal('auth', 404, 'NOT_FOUND');
  if (path === '/emulator' || path.startsWith('/emulator/')) return refusal('next', 404, 'Not found.');
  return { part: 'next', path: req.url };
}

function cmsRoute(req, path) {
  return path.includes('//')
    ? refusal('cms', 400, 'The address cannot be read.')
    : { part: 'cms', path: req.url };
}

function uploadsRoute(req, path) {
  if (req.method !== 'GET' && req.method !== 'HEAD') return refusal('cms', 405, 'Method Not Allowed');
  return cmsRoute(req, path);
}

function authRoute(req, path, query) {
  if (!AUTH_CALLS.has(`${req.method} ${path}`)) return refusal('auth', 404, 'NOT_FOUND');
  if (req.headers['transfer-encoding']) return refusal('auth', 411, 'LENGTH_REQUIRED');
  if (Number(req.headers['content-length'] ?? 0) > AUTH_BODY_LIMIT)
    return refusal('auth', 413, 'PAYLOAD_TOO_LARGE');
  const given = new URLSearchParams(query);
  const kept = new URLSearchParams(
    AUTH_QUERY.flatMap((name) => (given.has(name) ? [[name, given.get(name)]] : [])),
  );
  return { part: 'auth', path: `${path}?${kept}` };
}

const refusal = (part, status, message) => ({ part, refused: { status, message } });

function splitTarget(target) {
  const mark = target.indexOf('?');
  return mark < 0 ? [target, ''] : [target.slice(0, mark), target.slice(mark + 1)];
}
