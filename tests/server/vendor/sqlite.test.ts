import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadVendor, type Wire } from './load';

let vendor: Wire;
let connection: Wire;
beforeEach(async () => {
  vendor = await loadVendor('sqlite');
  connection = vendor.openSqlite(':memory:');
});
afterEach(() => connection.close());

test('a database is opened by the name of better-sqlite3', () => {
  connection.exec('create table t (x)');
  const insert = connection.prepare('insert into t values (?)');
  expect([insert.reader, connection.inTransaction]).toEqual([false, false]);
  insert.run([7]);
  expect(connection.prepare('select x from t').all([])).toEqual([{ x: 7 }]);
});

test('a statement is prepared by what stands in the place of `prepare`', () => {
  const asked: string[] = [];
  vendor.aroundPrepare(connection, (text: string, prepare: (text: string) => unknown) => {
    asked.push(text);
    return prepare('select 2 as x');
  });
  expect(connection.prepare('select 1 as x').all([])).toEqual([{ x: 2 }]);
  expect(asked).toEqual(['select 1 as x']);
});

test('a file that cannot be opened is told by its words', () => {
  const nowhere = path.join(tmpdir(), 'supra-no-such-folder', 'a.db');
  let message = '';
  try {
    vendor.openSqlite(nowhere).exec('create table t (x)');
  } catch (error) {
    message = String((error as Error).message);
  }
  expect(message).not.toBe('');
  expect(vendor.isOpenFailure(message), message).toBe(true);
  connection.exec('create table t (x); pragma query_only = 1');
  expect(() => connection.exec('insert into t values (1)')).toThrow('readonly database');
});
