import { expect, test } from 'vitest';
import { kindsOf } from '@/lib/domain/order/kinds';
import { foldedWords, stemOf } from '@/lib/domain/search/fold';

const kinds = (name: string) => kindsOf(new Set(foldedWords(name).map((word) => stemOf(word))));

test.each([
  ['Lemon', 'Mandarins'],
  ['Lemon', 'ფორთოხალი'],
  ['Strawberries', 'Raspberry'],
  ['Spring onions', 'Leek'],
])('%s and %s are of one kind', (one, other) => {
  expect(kinds(one)).toHaveLength(1);
  expect(kinds(other)).toEqual(kinds(one));
});

test.each(['Apple', 'Persimmon', 'ხურმა', 'Milk', 'Beef'])('%s is of another kind than a lemon', (name) => {
  expect(kinds(name)).not.toContain(kinds('Lemon')[0]);
});

test('no word belongs to two kinds', () => {
  for (const word of ['plum', 'cherry', 'melon', 'basil', 'apple', 'ბალი', 'ვაშლი', 'კომბოსტო'])
    expect(kinds(word)).toHaveLength(1);
});
