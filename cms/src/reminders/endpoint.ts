import { ECDH } from 'node:crypto';
import { isIP } from 'node:net';
import { isPublicAddress } from '../net/network';

/** Whether this can be the address of a push service: of a public host, by https. Whom the name leads to is looked at with each call. */
export function isEndpoint(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  if (protocol !== 'https:' || port || username || password) return false;
  const host = hostname.replace(/^\[|\]$/g, '');
  return isIP(host)
    ? isPublicAddress(host)
    : /\.[a-z][a-z0-9-]*$/.test(host) && !/\.local(host)?$/.test(host);
}

/** Bytes of a point, and one that says that both of its numbers are there. */
const UNCOMPRESSED = 65;

/** Whether this is the public key of a browser: a point on the curve that push messages are encrypted by. */
export function isBrowserKey(key: string): boolean {
  if (Buffer.from(key, 'base64url').length !== UNCOMPRESSED) return false;
  try {
    return ECDH.convertKey(key, 'prime256v1', 'base64url', 'hex', 'uncompressed').length > 0;
  } catch {
    return false;
  }
}
