import { once } from 'node:events';
import http, { type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadVendor } from './load';
import { portOf } from '@/tests/support/servers/portOf';

let server: Server;
beforeEach(async () => {
  server = http.createServer((_req, res) => void res.end('of Strapi')).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => void server.close());

const get = (path: string) => fetch(`http://127.0.0.1:${portOf(server)}${path}`);

test('a call is handled before the listener that was there, and goes on to it', async () => {
  const { beforeRequests } = await loadVendor('http');
  beforeRequests(server, ({ url }: IncomingMessage, res: ServerResponse, goOn: () => void) =>
    url === '/ours' ? res.end('of ours') : goOn(),
  );
  expect(await Promise.all(['/ours', '/'].map(async (path) => (await get(path)).text()))).toEqual([
    'of ours',
    'of Strapi',
  ]);
});

test('a connection ends with the answer', async () => {
  const { endConnectionAfter } = await loadVendor('http');
  server.prependListener('request', (_req, res) => endConnectionAfter(res));
  const answer = await get('/');
  expect(answer.headers.get('connection')).toBe('close');
  expect(await answer.text()).toBe('of Strapi');
});
