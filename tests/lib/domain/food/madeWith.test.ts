import { expect, test } from 'vitest';
import { BROUGHT } from '@/lib/domain/food/madeWith';
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
])('%s brings %o', (text, allergens) => expect(BROUGHT.get(nameWords(text).join(' '))).toEqual(allergens));

test('a word of two lines brings what both say', () =>
  expect(new Set(BROUGHT.get('baklava'))).toEqual(new Set(['gluten', 'nuts'])));

test('every word brings allergens that there are', () => {
  for (const [word, allergens] of BROUGHT) {
    expect(word).not.toBe('');
    expect(ALLERGENS).toEqual(expect.arrayContaining([...allergens]));
  }
});
