import { expect, test } from 'vitest';
import { ALLERGENS } from '@/lib/domain/product/types';
import { unknownAllergensIn } from '@/lib/domain/product/unknown';

test('a product without stated allergens has all unknown', () => {
  expect(unknownAllergensIn({ allergens: null })).toEqual(ALLERGENS);
  expect(unknownAllergensIn({ allergens: ['milk'], unknownFacts: ['allergens'] })).toEqual(ALLERGENS);
});

test('a product with possible allergens has only those unknown, and one without any has none', () => {
  expect(unknownAllergensIn({ allergens: [], unknownAllergens: ['celery', 'gluten'] })).toEqual([
    'gluten',
    'celery',
  ]);
  expect(unknownAllergensIn({ allergens: [], unknownFacts: ['origin'] })).toEqual([]);
  expect(unknownAllergensIn(undefined)).toEqual([]);
});
