import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFront } from '@/scripts/front.mjs';
import { freePort } from '@/scripts/ports.mjs';
import { api, people } from './support/api';
import { openDatabase } from './support/database';
import { startOwnCms, type OwnCms } from './support/ownCms';

let cms: OwnCms;
let metricsPort: number;
beforeAll(async () => {
  metricsPort = await freePort();
  cms = await startOwnCms({ env: { LOG_REQUESTS: 'all', METRICS_PORT: `${metricsPort}` } });
});
afterAll(() => cms?.stop());

const fresh = { Connection: 'close' };
const numbers = async (url = cms.url) => (await fetch(`${url}/metrics`, { headers: fresh })).text();
const valueOf = (text: string, line: string) =>
  Number(
    text
      .split('\n')
      .find((one) => one.startsWith(`${line} `))
      ?.slice(line.length) ?? 0,
  );

test('the loopback is told how calls went, by pattern, and what waits', async () => {
  const count = 'supra_request_seconds_count{method="GET",route="/api/users/me",status="200"}';
  const before = valueOf(await numbers(), count);
  const { friend } = people();
  for (let i = 0; i < 3; i += 1) await api(friend, cms.url).get('users/me');
  await api(friend, cms.url).get(`dishes/987654321`);
  const text = await numbers();
  expect(valueOf(text, count)).toBe(before + 3);
  expect(text).not.toContain('987654321');
  for (const name of [
    'supra_database_connections_used',
    'supra_database_queue',
    'supra_database_turn_seconds_count',
    'supra_answers_remembered_total',
    'nodejs_eventloop_lag_p99_seconds',
    'process_resident_memory_bytes',
    'process_cpu_seconds_total',
  ])
    expect(text).toContain(`\n${name}`);
  if (cms.database === 'postgres') expect(text).toContain('\nsupra_locks_waited_for 0');
  expect(await numbers(`http://127.0.0.1:${metricsPort}`)).toContain('\nsupra_database_queue');
  expect((await fetch(`http://127.0.0.1:${metricsPort}/api/dishes`, { headers: fresh })).status).toBe(404);
});

test('open streams are counted until they are closed', async () => {
  const { friend } = people();
  const stop = new AbortController();
  const headers = { Authorization: friend.token };
  const stream = await fetch(`${cms.url}/api/live?of=shoplists`, { headers, signal: stop.signal });
  expect(stream.status).toBe(200);
  expect(valueOf(await numbers(), 'supra_streams_open')).toBe(1);
  stop.abort();
  await expect.poll(async () => valueOf(await numbers(), 'supra_streams_open')).toBe(0);
});

test('nobody else is told: neither through a proxy on this machine nor through the front', async () => {
  for (const name of ['X-Forwarded-For', 'X-Real-IP']) {
    const { status } = await fetch(`${cms.url}/metrics`, { headers: { ...fresh, [name]: '203.0.113.9' } });
    expect(status).toBe(404);
  }
  const next = http.createServer((req, res) => void res.end(`next has ${req.url}`));
  await new Promise<void>((resolve) => next.listen(0, '127.0.0.1', resolve));
  const front = createFront({
    ports: { cms: Number(new URL(cms.url).port), next: (next.address() as AddressInfo).port },
    write: () => undefined,
  });
  await new Promise<void>((resolve) => front.server.listen(0, '127.0.0.1', resolve));
  const { port } = front.server.address() as AddressInfo;
  const call = (path: string) =>
    new Promise<string>((resolve, reject) => {
      http
        .get({ host: '127.0.0.1', port, path, agent: false }, async (res) => {
          let text = '';
          for await (const piece of res) text += piece;
          resolve(text);
        })
        .on('error', reject);
    });
  try {
    expect(await call('/metrics')).toBe('next has /metrics');
    for (const path of ['/api/../metrics', '/api/%2e%2e/metrics', '/uploads/..%2fmetrics', '//metrics'])
      expect(await call(path)).not.toContain('supra_');
    expect(await call('/api/metrics')).not.toContain('supra_');
  } finally {
    await front.close();
    await new Promise((resolve) => next.close(resolve));
  }
});

test('a call has one name, from the front to the log and the database', async () => {
  const { friend } = people();
  const answerTo = (id: string) =>
    api(friend, cms.url).send('DELETE', 'dishes/987654321', { headers: { 'X-Request-Id': id } });
  const { status, headers } = await answerTo('call-of-the-test-1');
  expect([status, headers.get('x-request-id')]).toEqual([404, 'call-of-the-test-1']);
  const lines = () =>
    cms
      .said()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line));
  await expect.poll(lines).toContainEqual(expect.objectContaining({ status: 404, id: 'call-of-the-test-1' }));
  const odd = await answerTo("a' or 1=1");
  expect(odd.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
});

test('PostgreSQL shows which call a statement belongs to', async () => {
  if (cms.database !== 'postgres') return;
  const db = openDatabase(cms);
  const held = await db.transaction();
  try {
    await held.raw('lock table dishes in access exclusive mode');
    const headers = { 'X-Request-Id': 'call-that-waits-1', 'Content-Type': 'application/json' };
    const body = JSON.stringify({ data: { Name: 'Khachapuri' } });
    const writing = api(people().friend, cms.url).send('POST', 'dishes', { headers, body });
    const waiting = async () => {
      const { rows } = await db.raw(
        "select query from pg_stat_activity where wait_event_type = 'Lock' and query like '%call-that-waits-1%'",
      );
      return rows.length;
    };
    await expect.poll(waiting, { timeout: 10_000 }).toBeGreaterThan(0);
    expect(await numbers()).toMatch(/\nsupra_locks_waited_for [1-9]/);
    await held.rollback();
    expect((await writing).status).toBe(200);
  } finally {
    if (!held.isCompleted()) await held.rollback();
    await db.destroy();
  }
});
