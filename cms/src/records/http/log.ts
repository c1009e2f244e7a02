import { callId } from '../../doors/calls';
import { countCall } from '../../doors/metrics';

const isQuiet = process.env.LOG_REQUESTS === 'none';

// Join links and calendar feeds carry their right in the address, whatever it looks like; an email may stand in any other.
const SECRET_ROUTE = /((?:calendar|(?:mealplans?|households)[/\\]+join)[/\\]+)[^/\\]+/gi;
const EMAIL = /[^/]+@[^/]+/g;

/** A path as it may be written down. */
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

/** One JSON line a request: what was asked and how it went; no query, no identity, no personal data, no token of an address. */
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

/** What was answered before Strapi's router saw it is a read by its pattern, or one of a name that never had one. */
const pastStrapi = (path: string): string => loggedPath(path).replace(/\/\d+/g, '/:id');
