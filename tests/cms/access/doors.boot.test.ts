import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import net from 'node:net';
import path from 'node:path';
import { setInterval as every } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressKey, forgetClaimed } from '@/cms/src/doors/forwarded';
import { api, stack } from '../support/api';
import { ownFolder, removeFolder, startCms, type RunningCms } from '../support/running';
import { signUp } from '../support/people';

const PATIENCE = 1500;
const dataDir = ownFolder();
let cms: RunningCms;
let person: { token: string };

beforeAll(async () => {
  const { emulator } = stack();
  cms = await startCms(dataDir, {
    FIREBASE_AUTH_EMULATOR_HOST: emulator.url.replace('http://', ''),
    FIREBASE_PROJECT_ID: emulator.projectId,
    LOG_REQUESTS: undefined,
    RATE_LIMITS: 'on',
    SLOW_SENDER_MS: String(PATIENCE),
  });
  person = await signUp(emulator);
});
afterAll(async () => {
  await cms?.stop();
  removeFolder(dataDir);
});
const log = () => readFileSync(path.join(dataDir, 'logs/cms.log'), 'utf8');

describe('limits count by address', () => {
  const status = async (address: string) => {
    const headers = { 'X-Forwarded-For': address };
    return (await fetch(`${cms.url}/api/calendar/abcdefghijklmnop.ics`, { headers })).status;
  };

  test('of the caller whom the front names, the last one named', async () => {
    for (let tried = 0; tried < 60; tried += 1) expect(await status('203.0.113.7')).toBe(404);
    expect(await status('203.0.113.7')).toBe(429);
    expect(await status('6.6.6.6, 203.0.113.7')).toBe(429);
    expect(await status('203.0.113.7, 203.0.113.8')).toBe(404);
    expect((await fetch(`${cms.url}/api/calendar/abcdefghijklmnop.ics`)).status).toBe(404);
  });

  test('and by the network of a house, where addresses are plenty', async () => {
    for (let tried = 0; tried < 60; tried += 1) await status(`2001:db8:0:7::${tried.toString(16)}`);
    expect(await status('2001:db8:0:7:1:2:3:4')).toBe(429);
    expect(await status('2001:db8:0:8::1')).toBe(404);
  });

  test.each([
    ['10.0.0.1', '10.0.0.1'],
    ['::ffff:10.0.0.1', '10.0.0.1'],
    ['::1', '0:0:0:0'],
    ['2001:DB8::1', '2001:db8:0:0'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ])('%s counts as %s', (ip, key) => {
    expect(addressKey(ip)).toBe(key);
  });

  test.each([
    ['127.0.0.1', true],
    ['::1', true],
    ['::ffff:127.0.0.1', true],
    ['10.0.0.1', false],
    ['::ffff:10.0.0.1', false],
    ['::1:2', false],
    [undefined, false],
  ])('what %s says of others is believed: %s', (remoteAddress, believed) => {
    const headers = {
      'x-forwarded-for': '1.2.3.4',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'a',
      accept: '*/*',
    };
    forgetClaimed({ headers, socket: { remoteAddress } });
    expect(Object.keys(headers)).toHaveLength(believed ? 4 : 1);
  });
});

describe('tokens of addresses stand in no log', () => {
  test('neither right nor wrong ones, found or not', async () => {
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
    await expect.poll(log).toContain('"path":"/api/households/join/:secret"');
    await expect.poll(() => log().match(/"path":"\/api\/mealplans\/join\/:secret"/g)).toHaveLength(2);
    expect(log()).toContain('"path":"/api/calendar/:secret"');
    expect(log()).not.toContain(wrong);
    expect(log()).not.toContain('nino@');
    expect(log()).not.toContain(path.basename(feed, '.ics'));
  });

  test('nor when the database fails in the middle of it', async () => {
    const sqlite = createRequire(path.resolve('cms/package.json'))('better-sqlite3');
    const database = new sqlite(path.join(dataDir, 'supra.db'));
    const [table] = database
      .prepare("select name from sqlite_master where name like 'supra\\_%users' escape '\\'")
      .all();
    const token = 'yzabcdefghijklmnopqrstuv';
    database.exec(`alter table ${table.name} rename to away`);
    try {
      expect((await fetch(`${cms.url}/api/calendar/${token}.ics`)).status).toBe(500);
    } finally {
      database.exec(`alter table away rename to ${table.name}`);
      database.close();
    }
    await expect.poll(log).toContain('no such table');
    expect(log()).not.toContain(token);
  });
});

describe('who stands still in the middle of sending', () => {
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

  test('is cut with 408: a body, a body of files, a head', async () => {
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

  test('unless it goes on, however slowly', async () => {
    const body = JSON.stringify({
      data: { Name: 'A slow recipe', Note: 'x'.repeat(4900), Description: 'y'.repeat(4900) },
    });
    const { socket, closed, sofar } = send(JSON_HEAD(body.length));
    let at = 0;
    for await (const _ of every(500)) {
      socket.write(body.slice(at, (at += 1200)));
      if (at >= body.length) break;
    }
    await expect.poll(sofar).toMatch(/^HTTP\/1\.1 200 /);
    socket.destroy();
    await closed;
  });

  test('a stream of events stays open', async () => {
    const { socket, sofar } = send(
      ['GET /api/live?of=shoplists HTTP/1.1', 'Host: x', `Authorization: ${person.token}`, '', ''].join(
        '\r\n',
      ),
    );
    await expect.poll(sofar).toMatch(/^HTTP\/1\.1 200 /);
    await send(JSON_HEAD(9000)).closed;
    expect(socket.destroyed).toBe(false);
    socket.destroy();
  });
});
