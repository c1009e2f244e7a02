import { expect, test } from 'vitest';
import { sinceLast } from '@/lib/domain/doctor/since';
import type { Examination } from '@/lib/domain/doctor/types';

const exam = (id: number, day: string, results: [string, number, number?, number?][]): Examination => ({
  id,
  day,
  Name: 'CBC',
  files: [],
  updatedAt: '',
  results: results.map(([parameter, value, low, high], at) => ({
    key: `${id}-${at}`,
    parameter,
    value,
    low,
    high,
  })),
});

test('a summary says how each value moved and where it is, the concerning ones first', () => {
  const found = sinceLast([
    exam(1, '2026-01-01', [['Iron', 1, 10, 30]]),
    exam(2, '2026-02-01', [
      ['Ferritin', 9, 15, 150],
      ['Cholesterol', 5.6, undefined, 5.2],
      ['Glucose', 5, 4, 6],
      ['Iron', 12, 10, 30],
      ['ESR', 4],
      ['Once', 1, 0, 2],
    ]),
    exam(3, '2026-03-01', [
      ['Ferritin', 19, 15, 150],
      ['Cholesterol', 5.3, undefined, 5.2],
      ['Glucose', 5, 4, 6],
      ['Iron', 8, 10, 30],
      ['ESR', 8],
    ]),
  ]);
  expect(found.map(({ parameter, move, standing }) => [parameter, move, standing])).toEqual([
    ['Iron', 'fell', 'left'],
    ['Cholesterol', 'fell', 'outside'],
    ['Ferritin', 'rose', 'back'],
    ['Glucose', 'same', 'within'],
    ['ESR', 'rose', 'unknown'],
  ]);
  expect(found[0]).toMatchObject({ value: 8, before: { day: '2026-02-01', value: 12 }, day: '2026-03-01' });
});

test('a summary without comparison is empty', () => {
  expect(sinceLast([])).toEqual([]);
  expect(sinceLast([exam(1, '2026-01-01', [['Iron', 1]])])).toEqual([]);
});
