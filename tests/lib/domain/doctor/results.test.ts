import { expect, test } from 'vitest';
import { resultFaults, standingOf } from '@/lib/domain/doctor/results';

test.each([
  [{ value: 5, low: 4, high: 6 }, 'within'],
  [{ value: 4, low: 4, high: 6 }, 'within'],
  [{ value: 3.9, low: 4, high: 6 }, 'below'],
  [{ value: 6.1, low: 4, high: 6 }, 'above'],
  [{ value: 7, low: null, high: 6 }, 'above'],
  [{ value: 0, low: 0, high: null }, 'within'],
  [{ value: 7 }, 'unknown'],
] as const)('%j is %s', (result, standing) => expect(standingOf(result)).toBe(standing));

test('a lower bound above the upper one is reported by its row', () => {
  expect(resultFaults([{ low: 1, high: 2 }, { low: 3, high: 2 }, { low: 3 }])).toEqual([
    { path: ['results', 1, 'high'], key: 'lowHigh' },
  ]);
});
