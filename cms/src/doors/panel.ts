import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Names of this machine itself: a browser that opens them has direct access to the CMS's port. */
const HOME = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;

const { PANEL_URL, CMS_HOST = '' } = process.env;
/** Further address at which operators reach the panel, behind their proxy. */
const named = PANEL_URL ? new URL(PANEL_URL) : undefined;

/**
 * True if a call is addressed to the panel, and made by a page of the panel or by no page at all. This excludes foreign
 * names that lead to this machine (DNS rebinding) and other sites' forms. Only Host and Origin count, because a page
 * may set other headers.
 */
export function isForPanel({ host = '', origin }: IncomingHttpHeaders): boolean {
  const isNamed = named !== undefined && host.toLowerCase() === named.host;
  // an address that this machine listens on is not a name that anybody could point here
  const isListening = CMS_HOST !== '' && host.replace(/:\d+$/, '').replace(/[[\]]/g, '') === CMS_HOST;
  if (!isNamed && !isListening && !HOME.test(host)) return false;
  if (origin === undefined || origin === named?.origin) return true;
  return URL.canParse(origin) && new URL(origin).host === host.toLowerCase();
}

/**
 * Header by which `npm run operator` proves that it can read the secrets of this site (scripts/operator.mjs makes the
 * same).
 */
const PROOF = 'x-supra-operator';

/** True if a caller has the site's secrets; reaching the port is not enough. */
export function hasSecret(headers: IncomingHttpHeaders): boolean {
  const { ADMIN_JWT_SECRET } = process.env;
  const given = headers[PROOF];
  if (!ADMIN_JWT_SECRET || typeof given !== 'string') return false;
  const right = createHmac('sha256', ADMIN_JWT_SECRET).update('first operator').digest();
  const shown = Buffer.from(given, 'base64url');
  return shown.length === right.length && timingSafeEqual(shown, right);
}
