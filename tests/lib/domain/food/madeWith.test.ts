import { expect, test } from 'vitest';
import { ALLERGENS_OF_WORDS } from '@/lib/domain/food/madeWith';
import { nameWords } from '@/lib/domain/food/words';
import { ALLERGENS } from '@/lib/domain/product/types';

test.each([
  ['choux', ['gluten', 'egg', 'milk']],
  ['Malted', ['gluten']],
  ['pralines', ['nuts']],
  ['scotch eggs', ['gluten', 'egg']],
  ['ლაზანია', ['gluten']],
  ['scotch', undefined],
  ['candied', undefined],
])('%s contains %o', (text, allergens) =>
  expect(ALLERGENS_OF_WORDS.get(nameWords(text).join(' '))).toEqual(allergens),
);

test('a word on two lines has the allergens of both', () =>
  expect(new Set(ALLERGENS_OF_WORDS.get('baklava'))).toEqual(new Set(['gluten', 'nuts'])));

test('every word has existing allergens', () => {
  for (const [word, allergens] of ALLERGENS_OF_WORDS) {
    expect(word).not.toBe('');
    expect(ALLERGENS).toEqual(expect.arrayContaining([...allergens]));
  }
});
