import { expect, test } from 'vitest';
import { ALLERGENS } from '@/lib/domain/product/types';
import { unknownAllergensIn } from '@/lib/domain/product/unknown';

test('of whose allergens nobody has said any, all are unknown', () => {
  expect(unknownAllergensIn({ allergens: null })).toEqual(ALLERGENS);
  expect(unknownAllergensIn({ allergens: ['milk'], unknownFacts: ['allergens'] })).toEqual(ALLERGENS);
});

test('of what its kind may hold that alone is unknown, and of nothing nothing', () => {
  expect(unknownAllergensIn({ allergens: [], unknownAllergens: ['celery', 'gluten'] })).toEqual([
    'gluten',
    'celery',
  ]);
  expect(unknownAllergensIn({ allergens: [], unknownFacts: ['origin'] })).toEqual([]);
  expect(unknownAllergensIn(undefined)).toEqual([]);
});
