import http from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createErrorReports } from '../../../scripts/front/errorReports.mjs';
import { portOf } from '@/tests/support/servers/portOf';

let lines: object[] = [];
let server: http.Server;
beforeAll(async () => {
  const report = createErrorReports((line: object) => lines.push(line));
  server = http.createServer((req, res) => void report(req, res));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  lines = [];
});

const send = async (body: string) => {
  const port = portOf(server);
  return (await fetch(`http://127.0.0.1:${port}/report-error`, { method: 'POST', body })).status;
};

test('a page’s error report is one line: what broke and where, nothing else', async () => {
  const sent = { name: 'TypeError', page: '/dishes/[id]', message: 'nino@example.com' };
  expect(await send(JSON.stringify(sent))).toBe(204);
  expect(lines).toEqual([{ event: 'pageFault', name: 'TypeError', page: '/dishes/[id]' }]);
});

test.each([
  ['no JSON', '{'],
  ['an invalid name', JSON.stringify({ name: 'a b', page: '/' })],
  ['an address with a query', JSON.stringify({ name: 'Error', page: '/dishes?q=nino@example.com' })],
  ['too long', JSON.stringify({ name: 'Error', page: '/', more: 'x'.repeat(2000) })],
])('%s is refused and not logged', async (_, body) => {
  expect(await send(body)).toBe(400);
  expect(lines).toEqual([]);
});

test('at most thirty reports a minute are logged', async () => {
  for (let at = 0; at < 35; at += 1) await send(JSON.stringify({ name: 'Error', page: '/' }));
  expect(lines.length).toBeLessThanOrEqual(30);
});
