import { callId } from '../../doors/calls';
import { countCall } from '../../doors/metricsRegistry';

const isQuiet = process.env.LOG_REQUESTS === 'none';

// Join links and calendar feeds carry their access token in the path; any other path may contain an email.
const SECRET_ROUTE = /((?:calendar|(?:mealplans?|households)[/\\]+join)[/\\]+)[^/\\]+/gi;
const EMAIL = /[^/]+@[^/]+/g;

/** Returns a path for the log, with secrets and emails masked. */
function loggedPath(path: string): string {
  const plain = decoded(path);
  const masked = plain.replace(SECRET_ROUTE, '$1:secret').replace(EMAIL, ':secret');
  return masked === plain ? path : masked;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * Counts a request and writes one JSON line about it: method, path, status, time; no query, identity, personal data or
 * token in a path.
 */
export function logRequest(
  method: string,
  path: string,
  status: number,
  start: bigint,
  route?: string,
): void {
  const ms = Number((process.hrtime.bigint() - start) / 10_000n) / 100;
  countCall({ method, route: route ?? pastStrapi(path), status, seconds: ms / 1000 });
  if (isQuiet) return;
  const id = callId();
  process.stdout.write(
    `${JSON.stringify({ at: new Date().toISOString(), part: 'cms', method, path: loggedPath(path), status, ms, id })}\n`,
  );
}

/**
 * Derives the route label of a call answered before Strapi's router: a read, whose pattern this restores, or a path
 * without a route.
 */
const pastStrapi = (path: string): string => loggedPath(path).replace(/\/\d+/g, '/:id');
