import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { MEETINGS, ON_BOTH_DATABASES } from '../../cms/onBothDatabases';

/** Matches a call with an argument, because pixels are raw, too. */
const RAW_SQL = /\.raw\((?!\))/;
const filesBelow = (folder: string): string[] =>
  readdirSync(path.join('cms', folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => path.posix.join(folder, name));
const named = MEETINGS.flatMap(({ sources }) => sources);

test('each source that meets the database is named once, with its reason', () => {
  const meeting = ['src/records', 'src/nodes', 'src/vendor', 'database'].flatMap(filesBelow);
  const raw = filesBelow('src').filter(
    (file) => !file.startsWith('src/domain/') && RAW_SQL.test(readFileSync(path.join('cms', file), 'utf8')),
  );
  expect(raw.length).toBeGreaterThan(10);
  expect(named.toSorted()).toEqual([...new Set([...meeting, ...raw])].toSorted());
  expect(MEETINGS.filter(({ because }) => because.length < 20)).toEqual([]);
});

test('a source without a database, or equal on both, names neither', () => {
  const alike = MEETINGS.filter(({ tests }) => tests.length === 0)
    .flatMap(({ sources }) => sources)
    .filter((file) => !file.startsWith('src/nodes/'));
  const differing = alike.filter((file) =>
    /isPostgres|sqlite/i.test(readFileSync(path.join('cms', file), 'utf8')),
  );
  expect(differing).toEqual([]);
});

test('each listed test exists', () => {
  expect(ON_BOTH_DATABASES.filter((file) => !existsSync(file))).toEqual([]);
  expect(ON_BOTH_DATABASES.length).toBeGreaterThan(20);
});
