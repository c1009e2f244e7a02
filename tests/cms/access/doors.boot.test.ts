import { readFileSync } from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import path from 'node:path';
import { setInterval as every } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFront } from '@/scripts/front.mjs';
import { freePort } from '@/scripts/processes/ports.mjs';
import { api, people, stack } from '../support/api';
import { openDatabase } from '../support/database';
import { startOwnCms, withDatabase, type OwnCms } from '../support/ownCms';
import { signUp } from '../support/people';
import { portOf } from '@/tests/support/servers/portOf';

const SENDER_TIMEOUT_MS = 3000;
const SOON = { timeout: 20_000 };
let cms: OwnCms;
let metricsPort: number;
let person: { token: string };

beforeAll(async () => {
  metricsPort = await freePort();
  cms = await startOwnCms({
    env: {
      LOG_REQUESTS: 'all',
      METRICS_PORT: `${metricsPort}`,
      OPEN_FOOD_FACTS: 'off',
      RATE_LIMITS: 'on',
      SLOW_SENDER_MS: `${SENDER_TIMEOUT_MS}`,
    },
  });
  person = await signUp(stack().emulator);
});
afterAll(() => cms?.stop());

const log = () => readFileSync(path.join(cms.dataDir, 'logs/cms.log'), 'utf8');

describe('limits per address', () => {
  const status = async (address: string) => {
    const headers = { 'X-Forwarded-For': address };
    return (await fetch(`${cms.url}/api/calendar/abcdefghijklmnop.ics`, { headers })).status;
  };

  test('count by the address that the front names last', async () => {
    for (let tried = 0; tried < 60; tried += 1) expect(await status('203.0.113.7')).toBe(404);
    expect(await status('203.0.113.7')).toBe(429);
    expect(await status('6.6.6.6, 203.0.113.7')).toBe(429);
    expect(await status('203.0.113.7, 203.0.113.8')).toBe(404);
    expect((await fetch(`${cms.url}/api/calendar/abcdefghijklmnop.ics`)).status).toBe(404);
  });

  test('count by a house’s IPv6 network, where addresses are plenty', async () => {
    for (let tried = 0; tried < 60; tried += 1) await status(`2001:db8:0:7::${tried.toString(16)}`);
    expect(await status('2001:db8:0:7:1:2:3:4')).toBe(429);
    expect(await status('2001:db8:0:8::1')).toBe(404);
  });
});

describe('token addresses in logs', () => {
  test('are never logged, right or wrong, found or not', async () => {
    const { url } = (await api(person, cms.url).post('users/me/feed', {})).data;
    const feed = new URL(url).pathname;
    expect((await fetch(`${cms.url}${feed}`)).status).toBe(200);
    const wrong = 'abcdefghijklmnopqrstuvwx';
    for (const at of [
      `calendar/${wrong}.ics`,
      `mealplans/join/${wrong}`,
      `%63alendar/${wrong}.ics`,
      `people/nino@example.com`,
    ])
      await fetch(`${cms.url}/api/${at}`, { headers: { Authorization: person.token } });
    await fetch(`${cms.url}/api/mealplans/join/${wrong}`, {
      method: 'POST',
      headers: { Authorization: person.token },
    });
    await fetch(`${cms.url}/api/households/join/${wrong}`, { headers: { Authorization: person.token } });
    await expect.poll(log, SOON).toContain('"path":"/api/households/join/:secret"');
    await expect.poll(() => log().match(/"path":"\/api\/mealplans\/join\/:secret"/g), SOON).toHaveLength(2);
    expect(log()).toContain('"path":"/api/calendar/:secret"');
    expect(log()).not.toContain(wrong);
    expect(log()).not.toContain('nino@');
    expect(log()).not.toContain(path.basename(feed, '.ics'));
  });

  test('are not logged when the database fails halfway either', async () => {
    const token = 'yzabcdefghijklmnopqrstuv';
    await withDatabase(cms, async (db) => {
      await db.raw('alter table supra_users rename to away');
      try {
        expect((await fetch(`${cms.url}/api/calendar/${token}.ics`)).status).toBe(500);
      } finally {
        await db.raw('alter table away rename to supra_users');
      }
    });
    await expect.poll(log, SOON).toMatch(/no such table|relation "supra_users" does not exist/);
    expect(log()).not.toContain(token);
  });
});

describe('a caller who stalls while sending', () => {
  const { hostname } = new URL('http://127.0.0.1');
  const send = (start: string) => {
    const socket = net.connect(Number(new URL(cms.url).port), hostname, () => void socket.write(start));
    let came = '';
    socket.on('data', (chunk) => (came += chunk)).on('error', () => undefined);
    const closed = new Promise<string>((resolve) => socket.on('close', () => resolve(came)));
    return { socket, closed, sofar: () => came };
  };
  const head = (lines: string[]) =>
    ['POST /api/dishes HTTP/1.1', 'Host: x', `Authorization: ${person.token}`, ...lines, '', ''].join('\r\n');
  const JSON_HEAD = (length: number) => head(['Content-Type: application/json', `Content-Length: ${length}`]);

  test('is cut off with 408 in a body, in a body of files and in a head', async () => {
    const files = [
      'POST /api/upload HTTP/1.1',
      'Host: x',
      `Authorization: ${person.token}`,
      'Content-Type: multipart/form-data; boundary=x',
      'Content-Length: 300000',
      '',
      '',
    ].join('\r\n');
    const starts = [`${JSON_HEAD(9000)}{"data":`, `${files}--x\r\n`, 'GET /api/dishes HTTP/1.1\r\nHost: '];
    const answers = await Promise.all(starts.map((start) => send(start).closed));
    for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answers[0]).toContain('RequestTimeoutError');
  });

  test('is kept as long as data arrives, however slowly', async () => {
    const body = JSON.stringify({
      data: { Name: 'A slow recipe', Note: 'x'.repeat(4900), Description: 'y'.repeat(4900) },
    });
    const { socket, closed, sofar } = send(JSON_HEAD(body.length));
    const began = Date.now();
    let at = 0;
    for await (const _ of every(300)) {
      socket.write(body.slice(at, (at += 800)));
      if (at >= body.length) break;
    }
    expect(Date.now() - began).toBeGreaterThan(SENDER_TIMEOUT_MS);
    await expect.poll(sofar, SOON).toMatch(/^HTTP\/1\.1 200 /);
    socket.destroy();
    await closed;
  });

  test('keeps a stream of events open', async () => {
    const { socket, sofar } = send(
      ['GET /api/live?of=shoplists HTTP/1.1', 'Host: x', `Authorization: ${person.token}`, '', ''].join(
        '\r\n',
      ),
    );
    await expect.poll(sofar, SOON).toMatch(/^HTTP\/1\.1 200 /);
    await send(JSON_HEAD(9000)).closed;
    expect(socket.destroyed).toBe(false);
    socket.destroy();
  });
});

describe('operators', () => {
  const fresh = { Connection: 'close' };
  const numbers = async (url = cms.url) => (await fetch(`${url}/metrics`, { headers: fresh })).text();
  const valueOf = (text: string, line: string) =>
    Number(
      text
        .split('\n')
        .find((one) => one.startsWith(`${line} `))
        ?.slice(line.length) ?? 0,
    );

  test('see on the loopback how calls went, by pattern, and what waits', async () => {
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
    // the count covers the whole cluster, where other files wait too
    if (cms.database === 'postgres') expect(text).toMatch(/\nsupra_locks_waited_for \d+\n/);
    expect(await numbers(`http://127.0.0.1:${metricsPort}`)).toContain('\nsupra_database_queue');
    expect((await fetch(`http://127.0.0.1:${metricsPort}/api/dishes`, { headers: fresh })).status).toBe(404);
  });

  test('see open streams counted until they are closed', async () => {
    const { friend } = people();
    const open = async () => valueOf(await numbers(), 'supra_streams_open');
    await expect.poll(open, SOON).toBe(0);
    const stop = new AbortController();
    const headers = { Authorization: friend.token };
    const stream = await fetch(`${cms.url}/api/live?of=shoplists`, { headers, signal: stop.signal });
    expect(stream.status).toBe(200);
    expect(await open()).toBe(1);
    stop.abort();
    await expect.poll(open, SOON).toBe(0);
  });

  test('are the only readers: a proxy on this machine and the front get nothing', async () => {
    for (const name of ['X-Forwarded-For', 'X-Real-IP']) {
      const { status } = await fetch(`${cms.url}/metrics`, { headers: { ...fresh, [name]: '203.0.113.9' } });
      expect(status).toBe(404);
    }
    const next = http.createServer((req, res) => void res.end(`next has ${req.url}`));
    await new Promise<void>((resolve) => next.listen(0, '127.0.0.1', resolve));
    const front = createFront({
      ports: { cms: Number(new URL(cms.url).port), next: portOf(next) },
      write: () => undefined,
    });
    await new Promise<void>((resolve) => front.server.listen(0, '127.0.0.1', resolve));
    const port = portOf(front.server);
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

  test('find a call under one id from the front to the log and the database', async () => {
    const { friend } = people();
    const answerTo = (id: string) =>
      api(friend, cms.url).send('DELETE', 'dishes/987654321', { headers: { 'X-Request-Id': id } });
    const { status, headers } = await answerTo('call-of-the-test-1');
    expect([status, headers.get('x-request-id')]).toEqual([404, 'call-of-the-test-1']);
    const lines = () =>
      log()
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line));
    await expect
      .poll(lines, SOON)
      .toContainEqual(expect.objectContaining({ status: 404, id: 'call-of-the-test-1' }));
    const odd = await answerTo("a' or 1=1");
    expect(odd.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('see in PostgreSQL which call a statement belongs to', async () => {
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
      await expect.poll(waiting, SOON).toBeGreaterThan(0);
      expect(await numbers()).toMatch(/\nsupra_locks_waited_for [1-9]/);
      await held.rollback();
      expect((await writing).status).toBe(200);
    } finally {
      if (!held.isCompleted()) await held.rollback();
      await db.destroy();
    }
  });

  test('switch Open Food Facts off: then nobody can allow it', async () => {
    const by = await signUp(stack().emulator);
    const { id } = (await api(by, cms.url).get('users/me')).body;
    const refused = await api(by, cms.url).put(`users/${id}`, { openFoodFacts: true });
    expect([refused.status, refused.error?.details?.code]).toEqual([409, 'barcode.closed']);
  });
});
