const isQuiet = process.env.LOG_REQUESTS === 'none';

// Join links and calendar feeds carry their right in the address, whatever it looks like; an email may stand in any other.
const SECRET_ROUTE = /((?:calendar|mealplans?[/\\]+join)[/\\]+)[^/\\]+/gi;
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
export function logRequest(method: string, path: string, status: number, start: bigint): void {
  if (isQuiet) return;
  const ms = Number((process.hrtime.bigint() - start) / 10_000n) / 100;
  process.stdout.write(
    `${JSON.stringify({ at: new Date().toISOString(), part: 'cms', method, path: loggedPath(path), status, ms })}\n`,
  );
}
