import { expect, test } from 'vitest';
import { namedDraft } from '@/lib/domain/eaten/draft';
import type { EatenLog } from '@/lib/domain/eaten/types';
import { missingFrom, usualOf } from '@/lib/domain/eaten/usual';

const log = (Name: string, day: string, id: number, given: Partial<EatenLog> = {}): EatenLog => ({
  ...namedDraft(Name),
  id,
  day,
  key: String(id),
  ...given,
});
const logs = [
  log('Bread', '2026-11-01', 1),
  log('Tea', '2026-11-19', 2),
  log('Tea', '2026-11-20', 3, { amount: 2 }),
  log('Tea', '2026-11-20', 4, { amount: 3 }),
  log('Cake', '2026-11-21', 5),
];

test('frequent and recent food comes first, as last logged', () => {
  const usual = usualOf(logs, '2026-11-22');
  expect(usual.map(({ Name }) => Name)).toEqual(['Tea', 'Cake', 'Bread']);
  expect(usual[0]).toEqual({ ...namedDraft('Tea'), amount: 3 });
  expect(usualOf(logs, '2026-11-22', 1)).toHaveLength(1);
});

test('entries of the day before that are not logged yet are offered', () => {
  const yesterday = [log('Tea', '2026-11-21', 1), log('Cake', '2026-11-21', 2)];
  expect(missingFrom(yesterday, [log('tea', '2026-11-22', 3)])).toEqual([namedDraft('Cake')]);
  expect(missingFrom([], yesterday)).toEqual([]);
});
