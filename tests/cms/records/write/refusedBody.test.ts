import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFront } from '@/scripts/front.mjs';
import { cmsUrl, people } from '../../support/api';
import { expectError } from '../../support/errors';
import { portOf } from '@/tests/support/servers/portOf';

/** Size of the unpacked spaces, 64 kB on the wire; several concatenated gzips are one gzip too. */
const SPACES = 64 * 1024 * 1024;
const one = gzipSync(Buffer.alloc(SPACES, ' '));
const bomb = (times: number) => Buffer.concat(Array.from({ length: times }, () => one));

let front: ReturnType<typeof createFront>;
let doors: Record<'cms' | 'front', number>;
beforeAll(async () => {
  const cms = Number(new URL(cmsUrl()).port);
  front = createFront({ ports: { cms, next: cms }, write: () => undefined });
  front.server.listen(0, '127.0.0.1');
  await once(front.server, 'listening');
  doors = { cms, front: portOf(front.server) };
});
afterAll(() => front.close());

interface Sent {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: Buffer | string;
}
/** Makes one call on this agent's connection. */
function call(
  port: number,
  agent: http.Agent,
  path: string,
  { method = 'GET', headers = {}, body }: Sent = {},
) {
  return new Promise<{ status: number; text: string; reused: boolean }>((resolve, reject) => {
    const request = http.request({ host: '127.0.0.1', port, agent, path, method, headers, timeout: 20_000 });
    request.on('timeout', () => request.destroy(new Error('No answer')));
    request.on('error', reject);
    request.on('response', async (answer) => {
      let text = '';
      for await (const piece of answer) text += piece;
      resolve({ status: answer.statusCode ?? 0, text, reused: request.reusedSocket });
    });
    request.end(body);
  });
}

const JSON_GZIP = { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' };
const whole = gzipSync(JSON.stringify({ data: { Name: 'x'.repeat(5000) } }));

describe.each(['cms', 'front'] as const)('through the %s', (door) => {
  test.each<[string, number, () => Sent]>([
    ['a bomb of 64 kB', 413, () => ({ headers: JSON_GZIP, body: bomb(1) })],
    ['a bomb of 190 kB', 413, () => ({ headers: JSON_GZIP, body: bomb(3) })],
    ['a bomb of 950 kB', 413, () => ({ headers: JSON_GZIP, body: bomb(15) })],
    ['invalid gzip', 400, () => ({ headers: JSON_GZIP, body: Buffer.alloc(300_000, 'no gzip ') })],
    [
      'broken gzip',
      400,
      () => ({
        headers: JSON_GZIP,
        body: Buffer.concat([whole.subarray(0, -8), Buffer.alloc(200_000, 7)]),
      }),
    ],
    ['gzip that ends early', 400, () => ({ headers: JSON_GZIP, body: whole.subarray(0, 30) })],
    [
      'too much plain JSON',
      413,
      () => ({ headers: { 'Content-Type': 'application/json' }, body: Buffer.alloc(6_000_000, ' ') }),
    ],
    [
      'invalid JSON',
      400,
      () => ({ headers: { 'Content-Type': 'application/json' }, body: '{"data":'.padEnd(300_000, 'x') }),
    ],
    [
      'a file on a call that takes none',
      415,
      () => ({
        headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
        body: Buffer.alloc(900_000, 'x'),
      }),
    ],
    [
      'a file of nobody',
      401,
      () => ({
        headers: { 'Content-Type': 'multipart/form-data; boundary=x', 'X-To': 'upload' },
        body: Buffer.alloc(900_000, 'x'),
      }),
    ],
    [
      'an invalid form',
      400,
      () => ({
        headers: {
          'Content-Type': 'multipart/form-data; boundary=x',
          'X-To': 'upload',
          Authorization: people().user.token,
        },
        body: Buffer.alloc(300_000, 'x'),
      }),
    ],
    [
      'an unknown encoding',
      415,
      () => ({
        headers: { 'Content-Type': 'application/json', 'Content-Encoding': 'zebra' },
        body: Buffer.alloc(300_000, 'x'),
      }),
    ],
    [
      'a chunked bomb',
      413,
      () => ({ headers: { ...JSON_GZIP, 'Transfer-Encoding': 'chunked' }, body: bomb(3) }),
    ],
  ])('%s is refused, and the next callers on its connection get answers', async (_what, status, sent) => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    try {
      await call(doors[door], agent, '/api/health');
      const { headers = {}, body } = sent();
      const { 'X-To': to = 'dishes', ...rest } = headers;
      const refused = await call(doors[door], agent, `/api/${to}`, { method: 'POST', headers: rest, body });
      expect(refused.status).toBe(status);
      expectError(status, refused.text);
      for (const next of [1, 2, 3]) {
        const answer = await call(doors[door], agent, '/api/health');
        expect([next, answer.status, answer.text]).toEqual([next, 200, '{"status":"ok"}']);
      }
    } finally {
      agent.destroy();
    }
  });
});

/** Sends a body with a broken chunk; returns the data received until the peer closes. */
async function brokenChunks(port: number): Promise<string> {
  const socket = net.connect(port, '127.0.0.1');
  const heard: Buffer[] = [];
  socket.on('data', (data) => heard.push(data)).on('error', () => undefined);
  socket.write(
    'POST /api/dishes HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n',
  );
  socket.write('5\r\n{"dat\r\nnot a length\r\n');
  await once(socket, 'close');
  return Buffer.concat(heard).toString();
}

test.each(['cms', 'front'] as const)('a broken body ends only its own connection (%s)', async (door) => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  await call(doors[door], agent, '/api/health');
  expect(await brokenChunks(doors[door])).toMatch(/^HTTP\/1\.1 400 /);
  for (let next = 0; next < 5; next += 1) {
    expect((await call(doors[door], agent, '/api/health')).status).toBe(200);
    expect((await call(doors[door], new http.Agent(), '/api/health')).status).toBe(200);
  }
  agent.destroy();
});
