import { expect, test } from 'vitest';
import { UNKNOWN_FIGURES } from '@/lib/domain/eaten/figures';
import { sumOfEaten } from '@/lib/domain/eaten/sum';

test('unknown values add nothing to known ones', () => {
  const known = { ...UNKNOWN_FIGURES, calories: 100, prots: 5 };
  expect(sumOfEaten([known, { ...known, calories: 50 }, UNKNOWN_FIGURES])).toEqual({
    calories: 150,
    fats: 0,
    carbs: 0,
    prots: 10,
  });
});
