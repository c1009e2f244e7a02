import { randomInt } from 'node:crypto';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { pick, seeded } from '@/lib/domain/random';
import { given } from '@/tests/support/at';
import { checkLinear } from '@/tools/campaign/linear.mjs';
import { api, people, stack } from '../support/api';
import { startProxy, type Proxy } from '../support/proxy';
import { ownFolder, removeFolder, startPostgres, type Running, type RunningCms } from '../support/running';
import { ask, type StandbyServer, startStandby } from './standbyServer';
import { ownNodes, type Nodes } from './support';

const isPostgres = stack().database === 'postgres';

describe.runIf(isPostgres)('reads from a standby', { timeout: 240_000 }, () => {
  const folder = ownFolder();
  const seed = randomInt(2 ** 32);
  const chance = seeded(seed);
  const said = `seed ${seed}`;
  let primary: Running;
  let standby: StandbyServer;
  let nodes: Nodes;
  let a: RunningCms;
  let b: RunningCms;
  /** Proxy between the second node and the standby. */
  let line: Proxy;
  const { user } = people();
  const at = (node: RunningCms, person?: { token: string }) => api(person, node.url);

  beforeAll(async () => {
    primary = await startPostgres(folder);
    standby = await startStandby(primary.url, path.join(folder, '../standby'));
    nodes = await ownNodes({ through: async () => primary.url });
    const url = new URL(standby.url);
    line = await startProxy({ port: Number(url.port) });
    url.port = `${line.port}`;
    const reading = (DATABASE_READ_URL: string) => nodes.start({ DATABASE_READ_URL });
    [a, b] = await Promise.all([reading(standby.url), reading(url.href)]);
    await isUsed();
  }, 240_000);
  afterAll(async () => {
    await nodes?.stop();
    await line?.close();
    await standby?.stop('SIGQUIT');
    await primary?.stop();
    removeFolder(folder);
  });

  async function reads(node: RunningCms, server: 'standby' | 'primary'): Promise<number> {
    const text = await (await fetch(`${node.url}/metrics`, { headers: { Connection: 'close' } })).text();
    return Number(new RegExp(`supra_reads_total{server="${server}"} (\\d+)`).exec(text)?.[1] ?? 0);
  }

  /** Counts the queries of `work` that each server has answered. */
  async function counted(node: RunningCms, work: () => Promise<unknown>) {
    const before = [await reads(node, 'standby'), await reads(node, 'primary')];
    await work();
    return {
      standby: (await reads(node, 'standby')) - given(before[0]),
      primary: (await reads(node, 'primary')) - given(before[1]),
    };
  }

  let asked = 0;
  /** Reads a list that no cache holds. */
  const freshList = async (node: RunningCms) => {
    asked += 1;
    const path = `dishes?sort=id:desc&filters[id][$ne]=${1_000_000 + asked}`;
    const { status, data } = await at(node).get(path);
    expect(status).toBe(200);
    return data;
  };

  /** Waits until these nodes read from the standby. */
  const isUsed = (...some: RunningCms[]) =>
    vi.waitFor(
      async () => {
        for (const node of some.length > 0 ? some : [a, b])
          expect((await counted(node, () => freshList(node))).standby).toBeGreaterThan(0);
      },
      { timeout: 30_000, interval: 200 },
    );

  const made = async (Name: string): Promise<number> => {
    const { status, data } = await at(a, user).post('dishes', { Name, visibility: 'public' });
    expect(status).toBe(200);
    return data.id;
  };
  const total = async (node: RunningCms) =>
    (await at(node).get('dishes?pagination[pageSize]=1')).body.meta.pagination.total;

  /** Writes at one node and reads at both, at random: one record, the list and the total; collects the answers. */
  async function mix(turns: number): Promise<void> {
    const id = await made('The first');
    for (let turn = 0; turn < turns; turn += 1) {
      const Name = `Turn ${turn} ${chance()}`;
      const [writer, reader] = pick(chance, [
        [a, b],
        [b, a],
      ]);
      const before = await total(reader);
      expect((await at(writer, user).put(`dishes/${id}`, { Name })).status).toBe(200);
      const [one, list] = await Promise.all([
        at(reader).get(`dishes/${id}`),
        at(writer).get('dishes?sort=id:desc&pagination[pageSize]=1'),
      ]);
      expect(one.data.attributes.Name, said).toBe(Name);
      expect(list.data[0].attributes.Name, said).toBe(Name);
      const more = await at(writer, user).post('dishes', { Name, visibility: 'public' });
      expect((await at(reader).get(`dishes/${more.data.id}`)).data.attributes.Name).toBe(Name);
      expect(await total(reader), said).toBe(before + 1);
      expect((await at(writer, user).delete(`dishes/${more.data.id}`)).status).toBe(200);
      expect((await at(reader).get(`dishes/${more.data.id}`)).status).toBe(404);
      expect(await total(reader), said).toBe(before);
    }
  }

  test('are used while it keeps up, and show every write', async () => {
    const before = await reads(a, 'standby');
    await mix(20);
    expect((await reads(a, 'standby')) - before).toBeGreaterThan(20);
    const { standby: there } = await counted(a, async () => {
      for (let turn = 0; turn < 10; turn += 1) await freshList(a);
    });
    expect(there).toBeGreaterThanOrEqual(10);
  });

  test('go to the primary while it lags, and nobody waits long', async () => {
    await standby.ask('select pg_wal_replay_pause()');
    await made('Not there yet');
    const before = Date.now();
    const { standby: there } = await counted(b, () => mix(5));
    expect(there).toBe(0);
    expect(Date.now() - before).toBeLessThan(20_000);
    await standby.ask('select pg_wal_replay_resume()');
    await isUsed();
    await mix(3);
  });

  test('survive its stop, crash and return', async () => {
    for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
      const mixing = mix(8);
      await standby.stop(signal);
      await mixing;
      const again = mix(8);
      await standby.start();
      await again;
      await isUsed();
    }
  });

  test('stop when it stands still', async () => {
    const pids = await standby.ask('select pid from pg_stat_activity where pid <> pg_backend_pid()');
    const all = [...pids.map(({ pid }) => pid), standby.process().pid];
    all.forEach((pid) => process.kill(pid, 'SIGSTOP'));
    await mix(2);
    all.forEach((pid) => process.kill(pid, 'SIGCONT'));
    await isUsed();
  });

  test('never show what the primary holds back', async () => {
    const id = await made('Everywhere');
    await isUsed();
    await ask(primary.url, `alter system set synchronous_standby_names = 'nobody'`);
    await ask(primary.url, 'select pg_reload_conf()');
    const writing = at(a, user).put(`dishes/${id}`, { Name: 'At the standby first' });
    await vi.waitFor(async () => {
      const names = await standby.ask(`select name from dishes where name = 'At the standby first'`);
      expect(names).toHaveLength(1);
    }, 10_000);
    for (const node of [a, b, a, b]) {
      const [newest] = await freshList(node);
      expect(newest).toMatchObject({ id, attributes: { Name: 'Everywhere' } });
    }
    await ask(primary.url, 'alter system reset synchronous_standby_names');
    await ask(primary.url, 'select pg_reload_conf()');
    expect((await writing).status).toBe(200);
    for (const node of [a, b])
      expect((await freshList(node))[0].attributes.Name).toBe('At the standby first');
  });

  test('cache nothing older than their node has heard of', async () => {
    const dish = await made('In a book');
    const { data } = await at(b, user).post('cookbooks', { Name: 'A book', dishes: [dish] });
    await isUsed(b);
    await standby.ask('select pg_wal_replay_pause()');
    const release = line.hold();
    const read = () => at(b, user).get(`cookbooks/${data.id}?populate=deep`);
    const reading = read();
    await vi.waitFor(
      async () =>
        expect(
          await standby.ask(`select from pg_stat_activity where query like '%"body"%"supra_cookbooks"%'
        and pid <> pg_backend_pid()`),
        ).not.toEqual([]),
      10_000,
    );
    expect((await at(b, user).put(`dishes/${dish}`, { Name: 'Renamed' })).status).toBe(200);
    release();
    expect((await reading).status).toBe(200);
    expect((await read()).data.attributes.dishes.data[0].attributes.Name).toBe('Renamed');
    await standby.ask('select pg_wal_replay_resume()');
  });

  test('give histories of reads and writes as one server would', async () => {
    const stall = async () => {
      await standby.ask('select pg_wal_replay_pause()');
      await pause(chance() * 400);
      await standby.ask('select pg_wal_replay_resume()');
    };
    const restart = async () => {
      await standby.stop('SIGQUIT');
      await standby.start();
    };
    const cut = () =>
      ask(
        primary.url,
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'supra-cms %'`,
      );
    const before = await reads(b, 'standby');
    const faults: string[] = [];
    let answered = 0;
    // repeats until enough reads came from the standby
    do {
      const round = await checkLinear({
        nodes: [
          { url: a.url, fail: [stall, stall, restart] },
          { url: b.url, fail: [stall, cut] },
        ],
        token: user.token,
        seconds: 20,
        chance,
      });
      faults.push(...round.faults);
      answered += round.answered;
    } while (answered <= 100 || (await reads(b, 'standby')) - before <= 20);
    expect(faults, said).toEqual([]);
    await isUsed();
  });

  test('stop once it is promoted', async () => {
    await standby.ask('select pg_promote()');
    await mix(5);
    expect((await counted(a, () => mix(3))).standby).toBe(0);
  });
});
