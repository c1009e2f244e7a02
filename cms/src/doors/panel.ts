import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** This machine under its own names: whoever opens these has the CMS's port itself before them. */
const HOME = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;

const { PANEL_URL, CMS_HOST = '' } = process.env;
/** The address that operators reach their panel at beside that, behind a proxy of theirs. */
const named = PANEL_URL ? new URL(PANEL_URL) : undefined;

/**
 * Whether a call of the panel is for an address of the panel, and made by a page of it or by no page at all. A foreign name that
 * leads to this machine (DNS rebinding) and other sites' forms are neither. Only the plain heads count: a page may set the others.
 */
export function isForPanel({ host = '', origin }: IncomingHttpHeaders): boolean {
  const isNamed = named !== undefined && host.toLowerCase() === named.host;
  // an address of this machine that it listens on is no name which anybody could lead here
  const isListening = CMS_HOST !== '' && host.replace(/:\d+$/, '').replace(/[[\]]/g, '') === CMS_HOST;
  if (!isNamed && !isListening && !HOME.test(host)) return false;
  if (origin === undefined || origin === named?.origin) return true;
  return URL.canParse(origin) && new URL(origin).host === host.toLowerCase();
}

/** The head by which `npm run operator` shows that it reads the secrets of this site (scripts/operator.mjs makes the same). */
const PROOF = 'x-supra-operator';

/** Whether a call comes from somebody who has the secrets: whoever only reaches the port has not. */
export function hasSecret(headers: IncomingHttpHeaders): boolean {
  const { ADMIN_JWT_SECRET } = process.env;
  const given = headers[PROOF];
  if (!ADMIN_JWT_SECRET || typeof given !== 'string') return false;
  const right = createHmac('sha256', ADMIN_JWT_SECRET).update('first operator').digest();
  const shown = Buffer.from(given, 'base64url');
  return shown.length === right.length && timingSafeEqual(shown, right);
}
