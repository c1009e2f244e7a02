import { expect, test } from 'vitest';
import { isNamed, searchTexts, sureMatch } from '@/lib/domain/product/match';
import { buildProduct } from '../../../support/builders/dish';

const egg = buildProduct({ id: 1, Name: 'Egg', NameKa: 'კვერცხი' });
const tomato = buildProduct({ id: 2, Name: 'Tomato', NameKa: 'პომიდორი' });
const onion = buildProduct({ id: 3, Name: 'Onion', NameKa: 'ხახვი' });
const redOnion = buildProduct({ id: 4, Name: 'Red onion', NameKa: 'წითელი ხახვი' });
const walnuts = buildProduct({ id: 5, Name: 'Walnuts', NameKa: 'ნიგოზი' });
const all = [egg, tomato, onion, redOnion, walnuts];

test.each([
  ['egg', egg],
  ['EGG ', egg],
  ['large eggs', egg],
  ['tomatoes', tomato],
  ['red onions', redOnion],
  ['finely chopped onion', onion],
  ['ხახვი', onion],
  ['დაჭრილი წითელი ხახვი', redOnion],
  ['ნიგვზის', walnuts],
  ['walnut', walnuts],
  ['ნიგოზათი', undefined],
  ['buckwheat', undefined],
  ['tomato paste', undefined],
  ['', undefined],
])('"%s"', (written, product) => expect(sureMatch(written, all)).toBe(product));

test('a name counts in both languages, ignoring case and spaces', () => {
  expect([
    isNamed(redOnion, ' red  ONION'),
    isNamed(redOnion, 'წითელი ხახვი'),
    isNamed(redOnion, 'onion'),
  ]).toEqual([true, true, false]);
});

test('the search uses the text, then its singular, then its words from the last', () => {
  expect(searchTexts('ripe tomatoes')).toEqual(['ripe tomatoes', 'ripe tomato', 'tomato', 'ripe']);
  expect(searchTexts(' Egg ')).toEqual(['Egg', 'egg']);
  expect(searchTexts('')).toEqual([]);
});
