import { randomInt, randomUUID } from 'node:crypto';
import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { seeded } from '@/lib/domain/random';
import { atLeast, given } from '@/tests/support/at';
import { checkLinear } from '@/tools/campaign/linear.mjs';
import { api, people, stack, type Wire } from '../support/api';
import { listen } from '../support/live';
import { startProxy, type Proxy } from '../support/proxy';
import type { RunningCms } from '../support/running';
import { ownNodes, type Nodes } from './support';

const OWN_LINKS = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and application_name like 'supra-cms %'`;
const ANY_TWO = `select pg_terminate_backend(pid) from (select pid from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() order by random() limit 2) as picked`;

const isPostgres = stack().database === 'postgres';

describe.runIf(isPostgres)('nodes that are killed, paused, cut off and stopped', { timeout: 240_000 }, () => {
  let nodes: Nodes;
  let a: RunningCms;
  let b: RunningCms;
  /** Node that reaches PostgreSQL through a proxy that can be cut. */
  let far: RunningCms;
  let line: Proxy;
  const { user } = people();
  const at = (node: RunningCms, person?: { token: string }) => api(person, node.url);
  const nameAt = async (node: RunningCms, id: number) =>
    (await at(node).get(`dishes/${id}`)).data?.attributes.Name;
  const rename = (node: RunningCms, id: number, Name: string) => at(node, user).put(`dishes/${id}`, { Name });
  const made = async (node: RunningCms, Name: string): Promise<number> =>
    (await at(node, user).post('dishes', { Name, visibility: 'public' })).data.id;
  const cut = (sql: string) => nodes.look((db) => db.raw(sql));

  beforeAll(async () => {
    nodes = await ownNodes();
    const url = new URL(nodes.databaseUrl);
    line = await startProxy({ port: Number(url.port), host: url.hostname });
    url.port = `${line.port}`;
    const limited = { RATE_LIMITS: 'on' };
    [a, b, far] = await Promise.all([
      nodes.start(limited),
      nodes.start(limited),
      nodes.start({ DATABASE_URL: url.href }),
    ]);
  }, 240_000);
  afterAll(async () => {
    await nodes?.stop();
    await line?.close();
  });

  test('make one record per Idempotency-Key, across all nodes', async () => {
    const headers = { 'Idempotency-Key': randomUUID() };
    const body = { Name: 'Only once', visibility: 'public' };
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, turn) => at(turn % 2 ? a : b, user).post('dishes', body, headers)),
    );
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
  });

  test('count limits for all nodes together, exactly', async () => {
    const exports = await Promise.all(
      Array.from({ length: 14 }, (_, turn) => at(turn % 2 ? a : b, user).send('GET', 'users/me/export')),
    );
    const refused = exports.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(4);
    expect(Number(given(refused[0]).headers.get('Retry-After'))).toBeGreaterThan(500);
  });

  test('answer after a pause with what was written meanwhile', async () => {
    const id = await made(a, 'Before the pause');
    expect(await nameAt(b, id)).toBe('Before the pause');
    process.kill(b.pid, 'SIGSTOP');
    expect((await rename(a, id, 'Written meanwhile')).status).toBe(200);
    const read = nameAt(b, id);
    process.kill(b.pid, 'SIGCONT');
    expect(await read).toBe('Written meanwhile');
  });

  test('forget their cache after a cut connection, and listen again', async () => {
    const id = await made(a, 'Before the cut');
    for (let turn = 0; turn < 3; turn += 1) {
      expect((await at(b).get(`dishes/${id}`)).status).toBe(200);
      await cut(OWN_LINKS);
      await vi.waitFor(
        async () => expect((await rename(a, id, `After cut ${turn}`)).status).toBe(200),
        5_000,
      );
      await vi.waitFor(async () => expect((await at(b).get('health/ready')).status).toBe(200), 5_000);
      expect(await nameAt(b, id)).toBe(`After cut ${turn}`);
    }
  });

  test('forget writes missed in a connection cut during a pause', async () => {
    const id = await made(a, 'Before the sleep');
    expect(await nameAt(b, id)).toBe('Before the sleep');
    process.kill(b.pid, 'SIGSTOP');
    expect((await rename(a, id, 'Written meanwhile')).status).toBe(200);
    await cut(OWN_LINKS);
    process.kill(b.pid, 'SIGCONT');
    await vi.waitFor(async () => expect((await at(b).get(`dishes/${id}`)).status).toBe(200), 10_000);
    expect(await nameAt(b, id)).toBe('Written meanwhile');
  });

  test('refuse when PostgreSQL is out of reach, and never answer from the cache', async () => {
    const id = await made(a, 'Within reach');
    expect(await nameAt(far, id)).toBe('Within reach');
    await line.cut();
    await rename(a, id, 'Out of reach');
    const { status, error, headers } = await at(far).get(`dishes/${id}`);
    expect({ status, name: error?.name }).toEqual({ status: 503, name: 'ServiceUnavailableError' });
    expect(headers.get('Retry-After')).toBe('2');
    expect((await at(far).get('health/ready')).status).toBe(503);
    await line.mend();
    await vi.waitFor(async () => expect(await nameAt(far, id)).toBe('Out of reach'), 10_000);
  });

  test('learn that they missed something if they pause past the sweep', async () => {
    const id = await made(a, 'Before the sweep');
    expect(await nameAt(b, id)).toBe('Before the sweep');
    process.kill(b.pid, 'SIGSTOP');
    await rename(a, id, 'Swept away');
    await cut(`with last as (delete from supra_changes returning xid)
      insert into supra_changes (changed, swept) select '{}', xid from last order by xid desc limit 1`);
    process.kill(b.pid, 'SIGCONT');
    expect(await nameAt(b, id)).toBe('Swept away');
  });

  test('on three nodes give histories of reads and writes as one would', async () => {
    const seed = randomInt(2 ** 32);
    const chance = seeded(seed);
    const stopFor = (node: RunningCms) => async () => {
      process.kill(node.pid, 'SIGSTOP');
      await pause(100 + chance() * 500);
      process.kill(node.pid, 'SIGCONT');
    };
    let isAlive = true;
    const kill = async () => {
      if (isAlive) await far.kill();
      isAlive = false;
    };
    const result = await checkLinear({
      nodes: [
        { url: a.url, fail: [stopFor(a), () => cut(ANY_TWO)] },
        { url: b.url, fail: [stopFor(b), () => cut(OWN_LINKS)] },
        { url: far.url, fail: [kill] },
      ],
      token: user.token,
      seconds: 15,
      chance,
    });
    expect(result.faults, `seed ${seed}`).toEqual([]);
    expect(result.answered, `seed ${seed}`).toBeGreaterThan(100);
    expect(result.done, `seed ${seed}`).toBeGreaterThan(5);
  });

  test('leave acknowledged writes whole when killed, and block nobody', async () => {
    const c = await nodes.start();
    const kept: number[] = [];
    const writing = Array.from({ length: 4 }, async () => {
      for (;;) {
        const { status, data } = await at(c, user).post('dishes', {
          Name: 'Kept or not',
          visibility: 'public',
        });
        if (status === 200) kept.push(data.id);
      }
    });
    const over = Promise.allSettled(writing);
    await vi.waitFor(() => expect(kept.length).toBeGreaterThan(5), 20_000);
    await c.kill();
    await over;
    // a lock or turn that the dead node kept would make this wait until it is refused
    await made(b, 'Goes on');
    for (const id of kept) expect((await at(b).get(`dishes/${id}`)).status).toBe(200);
  });

  describe('nodes that replace each other', () => {
    let third: RunningCms;
    test('answer every call that is retried elsewhere during a rolling restart', async () => {
      let up = [a, b];
      let answered = 0;
      let isOver = false;
      const ask = async (): Promise<void> => {
        for (let turn = 0; turn < 40; turn += 1) {
          const node = given(up[(answered + turn) % up.length]);
          const status = await fetch(`${node.url}/api/dishes?pagination[pageSize]=1`).then(
            (answer) => answer.text().then(() => answer.status),
            () => 503,
          );
          if (status === 200) return void (answered += 1);
          expect(status).toBe(503);
          await pause(50);
        }
        throw new Error('Nobody answered');
      };
      const asking = Array.from({ length: 4 }, async () => {
        while (!isOver) await ask();
      });
      const [first, second] = atLeast(2, up);
      await first.stop();
      third = await nodes.start({ DRAIN_MS: '1500' });
      up = [third, second];
      await second.stop();
      up = [third];
      isOver = true;
      await Promise.all(asking);
      expect(answered).toBeGreaterThan(20);
    });

    test('announce their end, tell their watchers, finish their calls and stop', async () => {
      const stream = await listen(user, 'shoplists', third.url);
      const slow = begun(third, user.token);
      expect((await at(third).get('health/ready')).status).toBe(200);
      process.kill(third.pid, 'SIGTERM');
      await vi.waitFor(async () => expect((await at(third).get('health/ready')).status).toBe(503), 5_000);
      expect((await at(third).get('health')).status).toBe(200);
      await vi.waitFor(() => expect(stream.isOver()).toBe(true), 5_000);
      const { status } = await slow({ data: { Name: 'Sent at the very end', visibility: 'public' } });
      expect(status).toBe(200);
      await third.ended;
    });
  });
});

/** Sends the head of a call and part of its body; the returned function sends the rest and returns the answer. */
function begun(node: RunningCms, token: string): (body: object) => Promise<{ status: number | undefined }> {
  const { port } = new URL(node.url);
  const headers = { Authorization: token, 'Content-Type': 'application/json' };
  const request = http.request({ port, method: 'POST', path: '/api/dishes', headers });
  const answer = new Promise<Wire>((resolve, reject) => request.on('response', resolve).on('error', reject));
  request.write(' ');
  return async (body) => {
    request.end(JSON.stringify(body));
    const { statusCode } = await answer;
    return { status: statusCode };
  };
}
