import http from 'node:http';
import net from 'node:net';
import { setInterval as every } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFront } from '@/scripts/front.mjs';
import { portOf } from '@/tests/support/servers/portOf';

const TIMEOUT_MS = 1500;
const SOON = { timeout: 20_000, interval: 20 };
let closers: (() => Promise<unknown>)[];
let port: number;
/** Result of the request at the CMS: whole or cut off. */
let arrived: Promise<'whole' | 'broken'>;

const listen = async (server: http.Server) => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return portOf(server);
};

beforeEach(async () => {
  closers = [];
  let tell: (how: 'whole' | 'broken') => void;
  arrived = new Promise((resolve) => (tell = resolve));
  const cms = http.createServer((req, res) => {
    if (req.url === '/api/live') return void res.writeHead(200).write('data: first\n\n');
    if (req.url === '/api/early') res.writeHead(200).write('so far');
    req.on('data', () => undefined);
    req.on('end', () => (tell('whole'), res.end('taken')));
    req.on('close', () => tell('broken'));
  });
  closers.push(async () => {
    cms.closeAllConnections();
    await new Promise((resolve) => cms.close(resolve));
  });
  const cmsPort = await listen(cms);
  const front = createFront({
    ports: { cms: cmsPort, next: cmsPort },
    patience: TIMEOUT_MS,
    write: () => undefined,
  });
  closers.push(front.close);
  port = await listen(front.server);
});
afterEach(async () => {
  for (const close of closers.reverse()) await close();
});

/** Opens a connection, and collects everything received until it closes. */
function connect(text: string) {
  const socket = net.connect(port, '127.0.0.1', () => void (text && socket.write(text)));
  let came = '';
  socket.on('data', (chunk) => (came += chunk)).on('error', () => undefined);
  const closed = new Promise<string>((resolve) => socket.on('close', () => resolve(came)));
  return { socket, closed, sofar: () => came };
}
const head = (length: number, path = '/api/upload') =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\n\r\n`;

test('a stalled body is cut off with 408, and the CMS notices', async () => {
  const answer = await connect(`${head(100_000)}${'x'.repeat(5000)}`).closed;
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toContain('RequestTimeoutError');
  expect(await arrived).toBe('broken');
});

test('a body of a byte now and then is cut off too, chunked or not', async () => {
  const chunked = 'POST /api/upload HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n';
  const drip = connect(chunked);
  const dripping = globalThis.setInterval(() => drip.socket.writable && drip.socket.write('1\r\nx\r\n'), 200);
  expect(await drip.closed).toMatch(/^HTTP\/1\.1 408 /);
  clearInterval(dripping);
});

test('an already answered body is cut off silently', async () => {
  const answer = await connect(`${head(100_000, '/api/early')}x`).closed;
  expect(answer).toContain('so far');
  expect(answer).not.toContain('HTTP/1.1 408');
});

test.each(['', 'GET /api/dishes HTTP/1.1\r\nHost: x\r\nX-Slow: '])(
  'an endless head is cut off: %j',
  async (start) => {
    const answer = await connect(start).closed;
    if (start) expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  },
);

test('a slow but steady body is accepted, however long it takes', async () => {
  const rounds = 40;
  const { socket, closed, sofar } = connect(head(rounds * 2000));
  let sent = 0;
  for await (const _ of every(100)) {
    socket.write('x'.repeat(2000));
    if ((sent += 1) === rounds) break;
  }
  expect(await arrived).toBe('whole');
  await expect.poll(sofar, SOON).toMatch(/^HTTP\/1\.1 200 [\s\S]*taken/);
  socket.destroy();
  await closed;
});

test('a stream of events is not cut off, however long it is silent', async () => {
  const { socket, closed, sofar } = connect('GET /api/live HTTP/1.1\r\nHost: x\r\n\r\n');
  await expect.poll(sofar, SOON).toContain('data: first');
  // another connection, opened later, has been cut by now, so the timeout is over for both
  await connect(head(10)).closed;
  expect(socket.destroyed).toBe(false);
  socket.destroy();
  await closed;
});
