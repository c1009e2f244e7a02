import { expect, test } from 'vitest';
import { DAY } from '@/lib/domain/time/units';
import { readsOfOthers, withRead, type StoredRead } from '@/lib/offline/store';

const reads = (count: number): StoredRead[] =>
  Array.from({ length: count }, (_, at) => ({ key: `[7,"dish",${at}]`, at }));

test('a reread answer is stored once, as the newest', () => {
  const { kept, dropped } = withRead(reads(3), { key: '[7,"dish",0]', at: 9 });
  expect(kept.map(({ at }) => at)).toEqual([1, 2, 9]);
  expect(dropped).toEqual([]);
});

test('the oldest of more than a hundred copies is dropped', () => {
  const { kept, dropped } = withRead(reads(100), { key: '[7,"plan",1]', at: 100 });
  expect(kept).toHaveLength(100);
  expect(dropped).toEqual(['[7,"dish",0]']);
});

test('a copy older than a month is dropped', () => {
  const { kept, dropped } = withRead(reads(2), { key: '[7,"plan",1]', at: 31 * DAY });
  expect(kept.map(({ key }) => key)).toEqual(['[7,"plan",1]']);
  expect(dropped).toHaveLength(2);
});

test('copies of other people are separate, even if their ids begin alike', () => {
  const keys = ['list', '[7,"pantry"]', '[71,"pantry"]', '[17,"pantry"]'];
  expect(readsOfOthers(keys, 7)).toEqual(['[71,"pantry"]', '[17,"pantry"]']);
});
