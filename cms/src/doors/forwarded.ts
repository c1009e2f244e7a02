import type { IncomingMessage } from 'node:http';

const FORWARDED = ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host'];
const isLoopback = (address = ''): boolean => /^(::1$|(::ffff:)?127\.)/.test(address);

/** Only the front, or a proxy in its place, stands on this machine and may say for whom it asks. */
export function forgetClaimed({
  headers,
  socket,
}: Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string } }): void {
  if (!isLoopback(socket.remoteAddress)) for (const name of FORWARDED) delete headers[name];
}

/** What limits are counted by for who has no name: an address, of IPv6 the network that one house has. */
export function addressKey(ip: string): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '').toLowerCase();
  if (!plain.includes(':')) return plain;
  const [head, tail] = plain.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = tail ? Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0') : [];
  return [...head, ...zeros, ...(tail ?? [])].slice(0, 4).join(':');
}
