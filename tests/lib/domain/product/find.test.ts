import { expect, test } from 'vitest';
import { findProducts } from '@/lib/domain/product/find';

const PRODUCTS = [
  { id: 1, Name: 'Potato', NameKa: 'კარტოფილი' },
  { id: 2, Name: 'Sweet potato', NameKa: 'ტკბილი კარტოფილი' },
  { id: 3, Name: 'Walnut', NameKa: 'ნიგოზი' },
  { id: 4, Name: 'Milk', NameKa: null },
];
const found = (typed: string) => findProducts(typed, PRODUCTS).map(({ Name }) => Name);

test.each([
  ['pot', ['Potato', 'Sweet potato']],
  ['potatoes', ['Potato', 'Sweet potato']],
  ['sweet pot', ['Sweet potato']],
  ['კარტოფილის', ['Potato', 'Sweet potato']],
  ['ნიგვზით', ['Walnut']],
  ['nigozi', ['Walnut']],
  ['milk', ['Milk']],
  ['cheese', []],
  ['  ', []],
])('"%s" finds %j', (typed, names) => expect(found(typed)).toEqual(names));

test('at most eight results are found', () => {
  const many = Array.from({ length: 20 }, (_, id) => ({ id, Name: `Salt ${id}`, NameKa: null }));
  expect(findProducts('salt', many)).toHaveLength(8);
});
