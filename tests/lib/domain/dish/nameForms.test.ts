import { describe, expect, test } from 'vitest';
import { isFormOf, isGeorgian, singular } from '@/lib/domain/dish/nameForms';

test.each([
  ['tomatoes', 'tomato'],
  ['eggs', 'egg'],
  ['berries', 'berry'],
  ['leaves', 'leaf'],
  ['peaches', 'peach'],
  ['asparagus', 'asparagus'],
  ['swiss', 'swiss'],
  ['peas', 'pea'],
  ['gas', 'gas'],
])('the singular of %s is %s', (many, one) => {
  expect(singular(many)).toBe(one);
});

test('Georgian is recognized by its letters', () => {
  expect(isGeorgian('ნიორი')).toBe(true);
  expect(isGeorgian('garlic')).toBe(false);
});

describe('inflected words of a name in a sentence', () => {
  test.each([
    ['tomato', 'tomatoes'],
    ['eggs', 'egg'],
    ['ნიორი', 'ნივრის'],
    ['ნიორი', 'ნიორს'],
    ['წყალი', 'წყლის'],
    ['წყალი', 'წყალში'],
    ['ლობიო', 'ლობიოს'],
    ['ქათმის', 'ქათამი'],
    ['ხახვი', 'ხახვთან'],
    ['კვერცხი', 'კვერცხებიც'],
  ])('%s may appear as %s', (word, said) => {
    expect(isFormOf(word, said)).toBe(true);
  });

  test.each([
    ['tomato', 'potatoes'],
    ['pear', 'pearl'],
    ['ხახვი', 'ხახა'],
    ['ყველი', 'ყველგან'],
    ['თაფლი', 'თაგვი'],
  ])('%s does not match %s', (word, said) => {
    expect(isFormOf(word, said)).toBe(false);
  });
});
