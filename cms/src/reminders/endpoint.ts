import { ECDH } from 'node:crypto';
import { isIP } from 'node:net';
import { isPublicAddress } from '../net/network';

/** Returns whether an address may be a push service's: https, public host. Each request checks the host's IP. */
export function isEndpoint(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  if (protocol !== 'https:' || port || username || password) return false;
  const host = hostname.replace(/^\[|\]$/g, '');
  return isIP(host)
    ? isPublicAddress(host)
    : /\.[a-z][a-z0-9-]*$/.test(host) && !/\.local(host)?$/.test(host);
}

/** Length in bytes of an uncompressed point on the curve, including its prefix. */
const UNCOMPRESSED = 65;

/** Returns whether a key is a browser's public key: a point on the curve used to encrypt push messages. */
export function isBrowserKey(key: string): boolean {
  if (Buffer.from(key, 'base64url').length !== UNCOMPRESSED) return false;
  try {
    return ECDH.convertKey(key, 'prime256v1', 'base64url', 'hex', 'uncompressed').length > 0;
  } catch {
    return false;
  }
}
