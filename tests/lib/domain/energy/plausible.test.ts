import { expect, test } from 'vitest';
import { plausibleDays } from '@/lib/domain/energy/plausible';

test('half days and typing errors are not known, days on a diet are', () => {
  const eaten = [1500, 1450, 700, null, 1600, 15_000, 1550];
  expect(plausibleDays(eaten, 2200)).toEqual([1500, 1450, null, null, 1600, null, 1550]);
});

test('a log of nothing but breakfasts knows no day', () => {
  expect(plausibleDays([600, 650, 580], 2200)).toEqual([null, null, null]);
});
