import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ROOT } from '@/scripts/launch/stack.mjs';
import type { Wire } from '../../support/api';
import { openSqlite } from '../../support/database';

const LOCK_TIMEOUT_MS = 300;
let folder: string;
let writer: Wire;
let other: Wire;

// The CMS has separate types that the site's tsconfig does not know, so its source is loaded here, not imported.
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'supra-writer-'));
  const { openWriter }: Wire = await import(path.join(ROOT, 'cms/src/records/database/writer.ts'));
  writer = openSqlite(path.join(folder, 'a.db'));
  openWriter(writer, LOCK_TIMEOUT_MS);
  writer.exec('create table t (x)');
  other = openSqlite(path.join(folder, 'a.db'));
});
afterEach(() => {
  writer.close();
  other.close();
  rmSync(folder, { recursive: true, force: true });
});

const insert = (x: number) => writer.prepare('insert into t values (?)').run([x]);
const rows = () => other.prepare('select x from t order by x').all();
const verb = (text: string) => writer.prepare(text).run([]);

test('an acknowledged write outlives a power cut: each commit waits for the disk', () => {
  expect(writer.prepare('pragma synchronous').all()).toEqual([{ synchronous: 2 }]);
  expect(writer.prepare('pragma journal_mode').all()).toEqual([{ journal_mode: 'wal' }]);
});

test('a single write waits for another process’s lock without blocking anybody', async () => {
  other.exec('begin immediate');
  const writing = insert(1);
  other.exec('rollback');
  await writing;
  expect(rows()).toEqual([{ x: 1 }]);
});

test('a write that waits in vain leaves nothing unfinished: later commits work', async () => {
  other.exec('begin immediate');
  await expect(insert(1)).rejects.toThrow('locked');
  other.exec('rollback');
  expect(writer.inTransaction).toBe(false);
  verb('BEGIN;');
  insert(2);
  verb('COMMIT;');
  await insert(3);
  expect(rows()).toEqual([{ x: 2 }, { x: 3 }]);
});

test('a write with returning gives its rows', async () => {
  expect(await writer.prepare('insert into t values (?) returning x').all([7])).toEqual([{ x: 7 }]);
  expect(rows()).toEqual([{ x: 7 }]);
});

test('a transaction that finds the lock taken fails at its beginning, at once', () => {
  other.exec('begin immediate');
  expect(() => verb('BEGIN;')).toThrow('locked');
  other.exec('rollback');
  verb('BEGIN;');
  verb('ROLLBACK');
});

test('a refused commit is rolled back before anybody else gets the connection', () => {
  writer.exec('pragma foreign_keys = on; create table none (id integer primary key)');
  writer.exec('create table r (n references none(id) deferrable initially deferred)');
  verb('BEGIN;');
  writer.prepare('insert into r values (1)').run([]);
  expect(() => verb('COMMIT;')).toThrow('FOREIGN KEY');
  expect(writer.inTransaction).toBe(false);
});

test('a rollback by SQLite itself leaves no transaction behind', () => {
  verb('BEGIN;');
  writer.exec('rollback');
  expect(() => insert(1)).toThrow('rolled back underneath');
  verb('ROLLBACK');
  expect(rows()).toEqual([]);
});

test('a connection that can no longer commit is dropped', () => {
  verb('BEGIN;');
  insert(1);
  const { exec } = writer;
  writer.exec = (text: string) => {
    if (text === 'commit')
      throw Object.assign(new Error('SQL statements in progress'), { code: 'SQLITE_BUSY' });
    exec.call(writer, text);
  };
  expect(() => verb('COMMIT;')).toThrow('in progress');
  expect(writer.__knex__disposed).toBeInstanceOf(Error);
  expect(rows()).toEqual([]);
});
