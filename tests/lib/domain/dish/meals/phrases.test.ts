import { expect, test } from 'vitest';
import { beginsWith, endsWith, isPhrase, phrasesOf, placeOf, wordsIn } from '@/lib/domain/dish/meals/phrases';

test('words keep their order, plain, each as often as written', () => {
  expect(wordsIn('Crème brûlée, crème!')).toEqual(['creme', 'brulee', 'creme']);
  expect(wordsIn(' – ')).toEqual([]);
});

test('a space separates phrases of a list, an underscore joins words', () => {
  expect(phrasesOf('cake  ice_cream\n ტორტი')).toEqual([['cake'], ['ice', 'cream'], ['ტორტი']]);
});

test('phrases are found at either end, whole or within, in the forms of their language', () => {
  const said = wordsIn('Two ice creams');
  expect([endsWith(said, ['ice', 'cream']), beginsWith(said, ['ice', 'cream'])]).toEqual([true, false]);
  expect([isPhrase(said, ['ice', 'cream']), isPhrase(['ice', 'creams'], ['ice', 'cream'])]).toEqual([
    false,
    true,
  ]);
  expect([placeOf(said, ['ice']), placeOf(said, ['cake'])]).toEqual([1, -1]);
  expect(endsWith(wordsIn('ორი ტორტით'), ['ტორტი'])).toBe(true);
  expect(endsWith([], ['cake'])).toBe(false);
});
