const FLUSH_AFTER_MS = 200;
const FLUSH_AT_LINES = 500;
// Join links and calendar feeds have an access token in the path, in any format.
const SECRET_ROUTE = /((?:calendar|(?:mealplans?|households)[/\\]+join)[/\\]+)[^/\\]+/gi;
// Path segments that look like a token, or like an email that somebody typed into a URL.
const SECRET_SEGMENT = /^(?=.*\d|.*-)[\w-]{16,}(\.\w+)?$|@|%40/;

/**
 * Writes one JSON line for each request, without query, IP address, headers and tokens in the path.
 * @param {(text: string) => void} write
 */
export function createAccessLog(write) {
  /** @type {string[]} */
  let lines = [];
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (lines.length > 0) write(lines.join(''));
    lines = [];
  };
  /** @param {object} entry */
  const log = (entry) => {
    lines.push(`${JSON.stringify({ time: new Date().toISOString(), ...entry })}\n`);
    if (lines.length >= FLUSH_AT_LINES) flush();
    else timer ??= setTimeout(flush, FLUSH_AFTER_MS);
  };
  return { log, flush };
}

/**
 * Returns the path of a URL without secrets, for the log.
 * @param {string} url
 */
export function loggedPath(url) {
  const [target = ''] = url.split('?', 1);
  const path = withoutTokens(target);
  if (path.startsWith('/_next/') || path.startsWith('/uploads/')) return path;
  return path
    .split('/')
    .map((segment) => (SECRET_SEGMENT.test(segment) ? ':secret' : segment))
    .join('/')
    .slice(0, 200);
}

/** @param {string} path */
function withoutTokens(path) {
  const plain = decoded(path);
  const masked = plain.replace(SECRET_ROUTE, '$1:secret');
  return masked === plain ? path : masked;
}

/** @param {string} path */
function decoded(path) {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
