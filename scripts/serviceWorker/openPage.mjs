/**
 * A page that the worker keeps: the pattern of its addresses, where it lies, and whether it opens at once, without
 * waiting for the network.
 * @typedef {{ pattern: RegExp, url: string, isAtOnce: boolean }} Shell
 * @typedef {{ shells: readonly Shell[], page: (url: string) => Promise<Response | undefined>,
 *   fetch: (request: Request) => Promise<Response>, hasNewer: () => boolean, patienceMs: number }} World
 */

/**
 * Opens a page. A static one comes from what is kept, at once, unless a newer build is ready; the others, and all of them
 * then, come from the network, and after `patienceMs` or without a network from what is kept, else as '/offline'.
 * @param {Request} request
 * @param {World} world
 * @returns {Promise<Response>}
 */
export async function openPage(request, { shells, page, fetch, hasNewer, patienceMs }) {
  const address = new URL(request.url);
  const shell = shells.find(({ pattern }) => pattern.test(address.pathname));
  const kept = shell && (await page(shell.url));
  if (kept && shell.isAtOnce && !hasNewer()) return kept;
  try {
    const answer = await withTimeout(fetch(request), patienceMs);
    if (answer.status < 502) return answer;
  } catch {
    // offline, or nearly so: falls through
  }
  if (kept) return shell.isAtOnce ? kept : addressed(kept, address);
  return (await page('/offline')) ?? Response.error();
}

/**
 * Returns a page that the server rendered without a record as if it had been asked for by this address: Next takes the
 * query of such a page from its HTML.
 * @param {Response} kept
 * @param {URL} address
 */
async function addressed(kept, { pathname, searchParams }) {
  const id = /\d+/.exec(pathname)?.[0];
  const query = JSON.stringify({ ...Object.fromEntries(searchParams), id }).replaceAll('<', '\\u003c');
  const html = (await kept.text()).replace('"query":{"id":"0"}', () => `"query":${query}`);
  const headers = new Headers({ 'Content-Type': 'text/html; charset=utf-8' });
  const policy = kept.headers.get('Content-Security-Policy');
  if (policy !== null) headers.set('Content-Security-Policy', policy);
  return new Response(html, { headers });
}

/**
 * Rejects if the work takes longer.
 * @template T
 * @param {Promise<T>} work
 * @param {number} ms
 * @returns {Promise<T>}
 */
export const withTimeout = (work, ms) =>
  Promise.race([work, new Promise((_, reject) => setTimeout(() => reject(new Error('slow')), ms))]);
