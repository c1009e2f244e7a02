import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { api, stack, people, type Answer, type Wire } from '../../support/api';
import { openDatabase } from '../../support/database';
import { expectError } from '../../support/errors';
import { startOwnCms, type OwnCms } from '../../support/ownCms';
import { startProxy, type Proxy } from '../../support/proxy';
import { dishBody, idsOf, made } from '../../support/records';

let cms: OwnCms;
let line: Proxy;
let db: Wire;

/** Tests a PostgreSQL that drops connections or stops; SQLite is a file and cannot. */
describe.runIf(stack().database === 'postgres')('a database that is lost', () => {
  beforeAll(async () => {
    const through = async (address: string) => {
      const url = new URL(address);
      line = await startProxy({ port: Number(url.port), host: url.hostname });
      url.host = `127.0.0.1:${line.port}`;
      return url.href;
    };
    cms = await startOwnCms({ through });
    db = openDatabase(cms);
    expect((await user().get('users/me')).status).toBe(200);
  });
  afterAll(async () => {
    await db?.destroy();
    await line?.mend().catch(() => undefined);
    await cms?.stop();
    await line?.close();
  });

  const user = () => api(people().user, cms.url);
  const named = async (Name: unknown): Promise<number[]> =>
    idsOf(await user().get(`dishes?filters[Name][$eq]=${encodeURIComponent(String(Name))}`));
  function expectForLater(answer: Answer): void {
    expect(answer.status, answer.text).toBe(503);
    expectError(503, answer.text);
  }

  test('connection by connection under load: nobody gets a 500, acknowledged writes are there, the rest counts once', async () => {
    const ends = async () =>
      db.raw(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() order by random() limit 3',
      );
    let isOver = false;
    const cutting = (async () => {
      let cuts = 0;
      while (!isOver) cuts += (await ends()).rowCount;
      return cuts;
    })();
    const tried: { body: Wire; key: Record<string, string>; isKept: boolean }[] = [];
    const write = async () => {
      for (let round = 0; round < 15; round += 1) {
        const one = {
          body: dishBody({ Steps: [{ description: 'Mix.' }], types: ['Lunch'] }),
          key: { 'Idempotency-Key': randomUUID() },
          isKept: false,
        };
        tried.push(one);
        const answer = await user().post('dishes', one.body, one.key);
        if (answer.status === 200) one.isKept = true;
        else expectForLater(answer);
        const read = await user().get(`dishes?populate=deep,5&pagination[pageSize]=${1 + (round % 50)}`);
        if (read.status !== 200) expectForLater(read);
      }
    };
    await Promise.all(Array.from({ length: 6 }, write)).finally(() => {
      isOver = true;
    });
    expect(await cutting).toBeGreaterThan(20);
    await vi.waitFor(async () => expect((await user().get('health')).status).toBe(200), 15_000);
    for (const { body, isKept } of tried) if (isKept) expect(await named(body.Name)).toHaveLength(1);
    for (const { body, key } of tried.filter(({ isKept }) => !isKept)) {
      made(await user().post('dishes', body, key));
      expect(await named(body.Name)).toHaveLength(1);
    }
    expect(tried.some(({ isKept }) => !isKept)).toBe(true);
  }, 120_000);

  test('completely: every call says so, the health check too, and everything works once it is back', async () => {
    const dish = made(await user().post('dishes', dishBody()));
    await line.cut();
    const body = dishBody();
    const answers = await Promise.all([
      user().get('health'),
      user().get('dishes?sort=Name'),
      user().post('dishes', body),
      user().put(`dishes/${dish.id}`, { Name: 'Not kept at all' }),
      user().delete(`dishes/${dish.id}`),
      api(people().stranger, cms.url).get('users/me'),
    ]);
    answers.forEach(expectForLater);
    await line.mend();
    await vi.waitFor(async () => expect((await user().get('health')).status).toBe(200), 15_000);
    expect(await named(body.Name)).toEqual([]);
    expect(made(await user().get(`dishes/${dish.id}`)).attributes.Name).toBe(dish.attributes.Name);
    made(await user().post('dishes', body));
    expect((await api(people().stranger, cms.url).get('users/me')).status).toBe(200);
  });
});
