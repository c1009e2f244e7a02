import { createSocket } from 'node:dgram';

export interface DnsServer {
  /** Address in the form a resolver takes. */
  readonly at: string;
  /** Names that were asked for and not answered. */
  readonly ignored: readonly string[];
  close(): Promise<void>;
}

/**
 * Starts a DNS server that answers these names with an IPv4 address, never answers others that begin with "slow", and
 * reports all the rest as nonexistent.
 */
export async function serveDns(names: Readonly<Record<string, string>>): Promise<DnsServer> {
  const socket = createSocket('udp4');
  const ignored: string[] = [];
  socket.on('message', (question, from) => {
    const { name, end } = nameIn(question);
    if (name.startsWith('slow')) return void ignored.push(name);
    const isIpv4 = question.readUInt16BE(end) === 1;
    const found = isIpv4 ? names[name] : undefined;
    const head = Buffer.from(question.subarray(0, 12));
    head.writeUInt16BE(name in names ? 0x8180 : 0x8183, 2);
    for (const [at, count] of [1, found ? 1 : 0, 0, 0].entries()) head.writeUInt16BE(count, 4 + 2 * at);
    const record = found
      ? [Buffer.from('c00c000100010000003c0004', 'hex'), Buffer.from(found.split('.').map(Number))]
      : [];
    socket.send(Buffer.concat([head, question.subarray(12, end + 4), ...record]), from.port, from.address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  const { port } = socket.address();
  return {
    at: `127.0.0.1:${port}`,
    ignored,
    close: () => new Promise((resolve) => socket.close(() => resolve())),
  };
}

/** Reads the name of a question, and the offset of its type. */
function nameIn(question: Buffer): { name: string; end: number } {
  const parts: string[] = [];
  let at = 12;
  for (let length = question.readUInt8(at); length > 0; length = question.readUInt8(at)) {
    parts.push(question.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: parts.join('.').toLowerCase(), end: at + 1 };
}
