import { expect, test } from 'vitest';
import { ALLERGENS, CATEGORIES } from '@/lib/domain/product/types';
import { wordOf, wordsOf } from '@/lib/domain/words';

test('a word is one of the set, or none', () => {
  expect(wordOf(CATEGORIES, 'dairy')).toBe('dairy');
  expect(wordOf(CATEGORIES, 'toys')).toBeUndefined();
  expect(wordOf(CATEGORIES, null)).toBeUndefined();
});

test('words keep their order, without those that the set lacks', () => {
  expect(wordsOf(ALLERGENS, ['nuts', 'dust', 'egg'])).toEqual(['nuts', 'egg']);
});
