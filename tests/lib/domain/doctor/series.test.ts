import { expect, test } from 'vitest';
import { daysOf, seriesOf } from '@/lib/domain/doctor/series';
import type { Examination } from '@/lib/domain/doctor/types';

const exam = (id: number, day: string, results: [string, number, string?][]): Examination => ({
  id,
  day,
  Name: 'CBC',
  files: [],
  updatedAt: '',
  results: results.map(([parameter, value, unit], at) => ({ key: `${id}-${at}`, parameter, value, unit })),
});

test('one parameter in one unit becomes one series, ordered by day', () => {
  const series = seriesOf([
    exam(2, '2026-05-01', [
      ['haemoglobin ', 131, 'g/L'],
      ['Iron', 20],
    ]),
    exam(1, '2026-02-01', [
      ['Haemoglobin', 120, 'g/L'],
      ['Iron', 12, 'mg'],
    ]),
  ]);
  expect(
    series.map(({ unit, points }) => [unit, points.map(({ day, result }) => `${day} ${result.value}`)]),
  ).toEqual([
    ['g/L', ['2026-02-01 120', '2026-05-01 131']],
    ['mg', ['2026-02-01 12']],
    ['', ['2026-05-01 20']],
  ]);
  expect(daysOf(series)).toEqual(['2026-02-01', '2026-05-01']);
});
