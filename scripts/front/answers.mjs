/**
 * @import { IncomingMessage, ServerResponse } from 'node:http'
 * @import { Call } from './headers.mjs'
 * @import { Route } from './routes.mjs'
 */

/** @type {Record<number, string>} */
const NAMES = {
  400: 'BadRequestError',
  404: 'NotFoundError',
  405: 'MethodNotAllowedError',
  408: 'RequestTimeoutError',
  502: 'BadGatewayError',
  503: 'ServiceUnavailableError',
};
export const RETRY_SECONDS = 5;

/**
 * Sends an error in the format of the requested part: Strapi's, Firebase's, or a page for people.
 * @param {Call} req
 * @param {ServerResponse} res
 * @param {Route['part']} part
 * @param {{ status: number, message: string, wait?: number }} failure
 */
export function answer(
  req,
  res,
  part,
  { status, message, wait = status >= 502 ? RETRY_SECONDS : undefined },
) {
  const retry = wait === undefined ? {} : { 'Retry-After': `${wait}` };
  const [type, body] = bodyFor(req, part, status, message);
  // Closes the connection, so that the rest of the request's body is not read as the next request.
  const close = req.complete ? {} : { Connection: 'close' };
  res.writeHead(status, {
    'Content-Type': type,
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    'X-Request-Id': req.id,
    ...retry,
    ...close,
  });
  res.end(req.method === 'HEAD' ? undefined : body);
}

/**
 * @param {IncomingMessage} req
 * @param {Route['part']} part
 * @param {number} status
 * @param {string} message
 * @returns {[type: string, body: string]}
 */
function bodyFor(req, part, status, message) {
  if (part === 'cms')
    return json({
      data: null,
      error: { status, name: NAMES[status] ?? 'ApplicationError', message, details: {} },
    });
  if (part === 'auth')
    return json({
      error: { code: status, message, errors: [{ message, domain: 'global', reason: 'refused' }] },
    });
  if (!req.headers.accept?.includes('text/html')) return ['text/plain; charset=utf-8', `${message}\n`];
  return ['text/html; charset=utf-8', page(status, status >= 502)];
}

/** @param {object} value @returns {[type: string, body: string]} */
const json = (value) => ['application/json; charset=utf-8', JSON.stringify(value)];

// A self-contained page in both languages: neither Next nor the CMS is available, and only the browser knows the
// person's language.
const TEXTS = /** @type {const} */ ({
  waiting: [
    'Supra will be back in a moment. This page tries again by itself.',
    'Supra მალე დაბრუნდება. გვერდი თავად სცდის ხელახლა.',
  ],
  unreadable: ['This address cannot be opened.', 'ამ მისამართის გახსნა ვერ ხერხდება.'],
});

/** @param {number} status @param {boolean} isWaiting */
function page(status, isWaiting) {
  const [en, ka] = isWaiting ? TEXTS.waiting : TEXTS.unreadable;
  const refresh = isWaiting ? `<meta http-equiv="refresh" content="${RETRY_SECONDS}">` : '';
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">${refresh}
<title>Supra</title><style>body{font:1.125rem/1.6 system-ui,sans-serif;max-width:32rem;margin:20vh auto;padding:0 1.5rem;color-scheme:light dark}</style>
<h1>Supra</h1><p>${en}</p><p lang="ka">${ka}</p><p><small>${status}</small></p></html>
`;
}
