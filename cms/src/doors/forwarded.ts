import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

const FORWARDED = ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host'];
export const isLoopback = (address = ''): boolean => /^(::1$|(::ffff:)?127\.)/.test(address);
const fronts = networksOf(process.env.FRONTS ?? '');

/**
 * True if the address is a front, or a proxy in its place: on this machine, or one that FRONTS names
 * (scripts/settings/nodes.mjs).
 */
export function isTrusted(address = ''): boolean {
  if (isLoopback(address)) return true;
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return fronts !== undefined && fronts.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4');
}

function networksOf(text: string): BlockList | undefined {
  if (text === '') return undefined;
  const list = new BlockList();
  for (const one of text.split(',')) {
    const [address = '', bits] = one.split('/');
    const kind = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, kind);
    else list.addSubnet(address, Number(bits), kind);
  }
  return list;
}

/** Removes forwarding headers from callers that are not a trusted front. */
export function dropForwardedHeaders({
  headers,
  socket,
}: Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string } }): void {
  if (!isTrusted(socket.remoteAddress)) for (const name of FORWARDED) delete headers[name];
}

/** Returns the rate limit key of a caller without a name: an IPv4 address, or the IPv6 network (/64) of one house. */
export function addressKey(ip: string): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '').toLowerCase();
  if (!plain.includes(':')) return plain;
  const [head = [], tail] = plain.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = tail ? Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0') : [];
  return [...head, ...zeros, ...(tail ?? [])].slice(0, 4).join(':');
}
