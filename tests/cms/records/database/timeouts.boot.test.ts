import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { at } from '@/tests/support/at';
import { api, stack, people, type Answer, type Wire } from '../../support/api';
import { openDatabase, openSqlite } from '../../support/database';
import { expectError } from '../../support/errors';
import { startOwnCms, type OwnCms } from '../../support/ownCms';
import { jpeg } from '../../support/pictures';
import { dishBody, idsOf, made } from '../../support/records';

/** Time in ms that a call of this CMS waits for its turn; SQLite's lock waits one second longer. */
const TURN = 4_000;
const WRITE_LOCK = 7_302_026;
/** Maximum number of pages of SQLite's file; PostgreSQL has no equivalent limit. */
const PAGES = 40_000;
const isOnSqlite = () => stack().database === 'sqlite';

let cms: OwnCms;
let db: Wire;
/** The test's direct SQLite connection, which never waits. */
let native: Wire;
beforeAll(async () => {
  cms = await startOwnCms({ env: { QUEUE_TIMEOUT_MS: String(TURN), SQLITE_MAX_PAGES: String(PAGES) } });
  db = openDatabase(cms);
  if (isOnSqlite()) native = openSqlite(cms.databaseUrl);
  for (const one of [people().admin, people().user])
    expect((await user(one).get('users/me')).status).toBe(200);
});
afterAll(async () => {
  await db?.destroy();
  native?.close();
  await cms?.stop();
});

const user = (by: { token: string } = people().user) => api(by, cms.url);
const named = async (Name: unknown): Promise<number[]> =>
  idsOf(await user().get(`dishes?filters[Name][$eq]=${encodeURIComponent(String(Name))}`));
function expectRefused(status: 503 | 507, answer: Answer): void {
  expect(answer.status, answer.text).toBe(status);
  expectError(status, answer.text);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
}

/**
 * Blocks every writer, as a backup of SQLite or another writer of PostgreSQL would, until the returned function is
 * called.
 */
async function hold(): Promise<() => Promise<void>> {
  if (isOnSqlite()) {
    native.exec('begin immediate');
    return async () => native.exec('rollback');
  }
  const trx = await db.transaction();
  await trx.raw('select pg_advisory_xact_lock(?)', [WRITE_LOCK]);
  return () => trx.rollback();
}

describe('a caller who waits for a turn', () => {
  test('can still read', async () => {
    const release = await hold();
    const body = dishBody();
    let isServed = false;
    const writing = user()
      .post('dishes', body)
      .finally(() => (isServed = true));
    expect((await user().get('dishes?pagination[pageSize]=3')).status).toBe(200);
    expect((await user().get('health')).status).toBe(200);
    expect(isServed).toBe(false);
    await release();
    made(await writing);
    expect(await named(body.Name)).toHaveLength(1);
  });

  test('in vain gets a refusal, and nothing happens later', async () => {
    const release = await hold();
    const bodies = Array.from({ length: 5 }, () => dishBody());
    const keys = bodies.map(() => ({ 'Idempotency-Key': randomUUID() }));
    const began = Date.now();
    const answers = await Promise.all(bodies.map((body, at) => user().post('dishes', body, keys[at])));
    expect(Date.now() - began).toBeGreaterThan(TURN - 500);
    await release();
    for (const answer of answers) expectRefused(503, answer);
    for (const [at, body] of bodies.entries()) {
      expect(await named(body.Name)).toEqual([]);
      made(await user().post('dishes', body, keys[at]));
      expect(await named(body.Name)).toHaveLength(1);
    }
  });

  test('and goes away is not served later', async () => {
    const release = await hold();
    const body = dishBody();
    const gone = new AbortController();
    const call = fetch(`${cms.url}/api/dishes`, {
      method: 'POST',
      headers: { Authorization: people().user.token, 'Content-Type': 'application/json' },
      body: JSON.stringify({ data: body }),
      signal: gone.signal,
    });
    await pause(300); // by then the call waits or was refused; both must leave nothing
    gone.abort();
    await expect(call).rejects.toThrow();
    expect((await user().get('health')).status).toBe(200);
    await release();
    made(await user().post('dishes', dishBody())); // turns run in order, so the earlier one is over
    expect(await named(body.Name)).toEqual([]);
  });
});

describe.runIf(isOnSqlite())('a full disk', () => {
  test('refuses writes that need space with 507, keeps its data, and continues once there is space', async () => {
    const dish = made(await user().post('dishes', dishBody()));
    await db.raw('create table test_room (filling blob)');
    await db.raw('insert into test_room values (zeroblob(?))', [PAGES * 4_096]);
    const long = { Steps: Array.from({ length: 5 }, () => ({ description: 'x'.repeat(900) })) };
    const key = { 'Idempotency-Key': randomUUID() };
    const bodies = Array.from({ length: 12 }, () => dishBody(long));
    const refusedBodies = [];
    for (const [at, body] of bodies.entries()) {
      const answer = await user().post('dishes', body, at === 11 ? key : {});
      if (answer.status === 200) continue;
      expectRefused(507, answer);
      refusedBodies.push(body);
    }
    expect(refusedBodies.at(-1)).toBe(bodies[11]);
    const put = await user().put(`dishes/${dish.id}`, {
      Steps: Array.from({ length: 20 }, () => ({ description: 'y'.repeat(900) })),
    });
    expectRefused(507, put);
    const form = new FormData();
    form.append('files', new Blob([new Uint8Array(await jpeg())], { type: 'image/jpeg' }), 'a.jpg');
    const uploaded = await user().send('POST', 'upload', { body: form });
    expect([200, 507]).toContain(uploaded.status);
    for (const body of bodies)
      expect(await named(body.Name)).toHaveLength(refusedBodies.includes(body) ? 0 : 1);
    expect(made(await user().get(`dishes/${dish.id}?populate=deep`)).attributes.Steps).toEqual([]);
    await db.raw('drop table test_room');
    made(await user().post('dishes', bodies[11], key));
    expect(await named(at(bodies, 11).Name)).toHaveLength(1);
    made(await user().delete(`dishes/${dish.id}`));
  });
});
