import { expect, test } from 'vitest';
import { isRough, storedAmountOf } from '@/lib/domain/import/lineAmount';
import { readLine } from '@/lib/forms/import/line';

const lineOf = (text: string) => readLine(text, null).line;
const flour = { portions: [{ label: 'cup', labelKa: null, grams: 125 }] };

test('cups are stored in grams of their food, with their original text', () => {
  const kept = { amount: 187.5, amountTo: null, unit: 'gr', text: '1½ cups' };
  expect(storedAmountOf(lineOf('1½ cups flour'), flour, 'en')).toEqual(kept);
  expect(storedAmountOf(lineOf('1½ cups flour'), null, 'en')).toMatchObject({ unit: 'ml', text: '1½ cups' });
});

test('a person’s changes are stored', () => {
  const line = { ...lineOf('1½ cups flour'), amount: 200, unit: 'gr' as const };
  expect(storedAmountOf(line, flour, 'en')).toEqual({ amount: 200, amountTo: null, unit: 'gr', text: null });
});

test.each([
  ['1 handful purple basil', true],
  ['1 can chickpeas', true],
  ['150 g hazelnut flour', false],
  ['4 oz hazelnut flour', false],
  ['2 eggs', false],
  ['salt', false],
])('the grams of “%s” are rough while the food is unknown: %s', (text, is) => {
  expect(isRough(storedAmountOf(lineOf(text), null, 'en'))).toBe(is);
});
