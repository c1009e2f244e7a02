import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadVendor, requireOfCms, type Wire } from './load';

let vendor: Wire;
let db: Wire;
let wires: Wire[];
/** Knex as Strapi makes it: one connection of SQLite, of a database that holds one row. */
beforeEach(async () => {
  vendor = await loadVendor('knex');
  wires = [];
  const afterCreate = (wire: Wire, done: (error: null, wire: Wire) => void) => {
    wires.push(wire);
    wire.exec('create table t (x); insert into t values (1)');
    done(null, wire);
  };
  const pool = { min: 1, max: 1, afterCreate };
  const connection = { filename: ':memory:' };
  const log = { warn: () => undefined };
  db = requireOfCms('knex')({ client: 'better-sqlite3', connection, pool, log, useNullAsDefault: true });
});
afterEach(() => db.destroy());

const { openSqlite } = await loadVendor('sqlite');

test('a transaction begins by `around`, one that Knex ends itself as before', async () => {
  let begun = 0;
  vendor.aroundBegin(db, (begin: () => Promise<Wire>) => {
    begun += 1;
    return begin();
  });
  const trx = await db.transaction();
  expect(await trx('t').select('x')).toEqual([{ x: 1 }]);
  await trx.commit();
  await db.transaction((inner: Wire) => inner('t').insert({ x: 2 }));
  expect([begun, await db('t').pluck('x')]).toEqual([1, [1, 2]]);
});

test('a commit goes by `around`, with the command that the driver’s answer names', async () => {
  const trx = await db.transaction();
  const query = trx.client.query.bind(trx.client);
  trx.client.query = async (wire: Wire, sql: Wire) => {
    const answer = await query(wire, sql);
    return sql === 'COMMIT;' ? { ...answer, response: { command: 'ROLLBACK' } } : answer;
  };
  const commands: unknown[] = [];
  vendor.aroundCommit(trx, async (commit: () => Promise<unknown>) => void commands.push(await commit()));
  await trx('t').insert({ x: 2 });
  await trx.commit();
  expect(commands).toEqual(['ROLLBACK']);
  expect(await db('t').pluck('x')).toEqual([1, 2]);
});

test('reads of the pool go to the other connection, writes and transactions do not', async () => {
  const other = openSqlite(':memory:');
  other.exec('create table t (x); insert into t values (9)');
  vendor.divertReads(db, () => other);
  await db('t').insert({ x: 2 });
  expect(await db('t').select('x')).toEqual([{ x: 9 }]);
  expect(await db('t').first('x')).toEqual({ x: 9 });
  expect(await db('t').pluck('x')).toEqual([9]);
  expect(await db.transaction((trx: Wire) => trx('t').pluck('x'))).toEqual([1, 2]);
  expect(wires[0].prepare('select x from t').all([])).toEqual([{ x: 1 }, { x: 2 }]);
  other.close();
});

test('a query of a transaction is told from one of the pool', async () => {
  expect(vendor.isTransacting(db('t'))).toBe(false);
  await db.transaction(async (trx: Wire) => expect(vendor.isTransacting(trx('t'))).toBe(true));
});

test('a transaction gives its own connection until it is over', async () => {
  const trx = await db.transaction();
  expect(await vendor.connectionOf(trx)).toBe(wires[0]);
  await trx.commit();
  await expect(vendor.connectionOf(trx)).rejects.toThrow('over');
});

test('values of any kind pass through a raw query', async () => {
  const bytes = Buffer.from('ა');
  const [row] = await vendor.rawOf(db, 'select ? as a, ? as b, ? as c', [null, bytes, true]);
  expect({ ...row, b: Buffer.from(row.b) }).toEqual({ a: null, b: bytes, c: 1 });
});

test('a discarded connection is given to nobody any more', async () => {
  await db('t').select();
  vendor.discard(wires[0], new Error('broken'));
  await db('t').select();
  expect(wires).toHaveLength(2);
});

test('a statement may answer later than the dialect expects', async () => {
  await db('t').select();
  const prepare = wires[0].prepare.bind(wires[0]);
  const whole = async (work: () => unknown) => pause(1).then(work);
  wires[0].prepare = (text: string) => vendor.lateStatement(prepare(text), whole);
  expect(await db('t').insert({ x: 2 }).returning('x')).toEqual([{ x: 2 }]);
  expect(await db('t').where({ x: 2 }).delete()).toBe(1);
});

test('a transaction is told by the texts that the dialect writes', async () => {
  const texts: string[] = [];
  await db('t').select();
  const prepare = wires[0].prepare.bind(wires[0]);
  wires[0].prepare = (text: string) => (texts.push(text), prepare(text));
  await db.transaction((trx: Wire) => trx.raw('select 1'));
  await (await db.transaction()).rollback();
  expect(texts.map(vendor.transactionVerb)).toEqual(['begin', undefined, 'commit', 'begin', 'rollback']);
});

test('each statement is timed, answered or failed', async () => {
  const heard: unknown[] = [];
  const hear = (how: string) => (sql: string, ms: number) => heard.push([how, sql, ms > 0]);
  vendor.timeStatements(db, { answered: hear('answered'), failed: hear('failed') });
  await db.raw('select 1');
  await db.raw('select none').catch(() => undefined);
  expect(heard).toEqual([
    ['answered', 'select 1', true],
    ['failed', 'select none', true],
  ]);
});

test('each statement is rewritten, of the pool and of a transaction', async () => {
  const shared = Object.getPrototypeOf(db.client);
  const { _query: query } = shared;
  vendor.rewriteStatements(db, (sql: string) => sql.replace('1', '5'));
  expect(await db.raw('select 1 as x')).toEqual([{ x: 5 }]);
  expect(await db.transaction((trx: Wire) => trx.raw('select 1 as x'))).toEqual([{ x: 5 }]);
  shared._query = query;
});

test('the pool tells how busy it is, and of each wait for a connection', async () => {
  const pool = vendor.poolOf(db);
  const heard: string[] = [];
  for (const event of ['acquireRequest', 'acquireSuccess']) pool.on(event, () => heard.push(event));
  const trx = await db.transaction();
  expect([pool.numUsed(), pool.numFree(), pool.numPendingAcquires()]).toEqual([1, 0, 0]);
  await trx.commit();
  expect(heard).toEqual(['acquireRequest', 'acquireSuccess']);
});
