import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ALWAYS, outOfTurn } from '../../cms/turns';
import { GROUPS } from '../turns';

const GROUP_NUMBERS = Array.from({ length: GROUPS }, (_one, group) => group);
const FILES = [
  ...ALWAYS,
  'tests/cms/a.boot.test.ts',
  'tests/cms/b.boot.test.ts',
  'tests/cms/c/d.boot.test.ts',
];
const runs = (file: string, group: number, database: 'postgres' | 'sqlite') =>
  !outOfTurn(FILES, { isAll: false, group }, database).includes(file);

test('tests of rights and money exist, and run in every turn', () => {
  for (const file of ALWAYS) {
    expect(existsSync(file), file).toBe(true);
    for (const group of GROUP_NUMBERS) expect(runs(file, group, 'postgres')).toBe(true);
  }
});

test('every other test runs in one turn on each database, and not in the same one', () => {
  for (const file of FILES.slice(ALWAYS.length)) {
    const turns = (['postgres', 'sqlite'] as const).map((database) =>
      GROUP_NUMBERS.filter((group) => runs(file, group, database)),
    );
    expect(turns.map(({ length }) => length)).toEqual([1, 1]);
    expect(turns[0]).not.toEqual(turns[1]);
  }
});

test.each([{ isAll: true }, { isAll: false }])('all tests run without a turn (%o)', (asked) => {
  expect(outOfTurn(FILES, asked, 'postgres')).toEqual([]);
  expect(outOfTurn(FILES, asked, 'sqlite')).toEqual([]);
});
