import { expect, test } from 'vitest';
import { TARGET_LIMITS, TARGET_RANGES, textLength } from '@/lib/domain/limits';

test('a length counts code points', () => {
  expect([textLength(''), textLength('ხაჭო'), textLength('🍅🧄')]).toEqual([0, 4, 2]);
});

test('a form asks for the daily cost in lari, which the CMS stores in tetri', () => {
  const { min, max } = TARGET_LIMITS.costTetriPerDay;
  expect(TARGET_RANGES.cost).toEqual({ min: min / 100, max: max / 100 });
  expect(TARGET_RANGES.calories).toEqual(TARGET_LIMITS.calories);
});
