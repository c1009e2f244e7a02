import { expect, test } from 'vitest';
import { offeredByName, type Stockable } from '@/lib/domain/stock/record';

test('a select offers products by the names that its reader sees', () => {
  const products = [
    { id: 1, Name: 'Milk', NameKa: 'რძე' },
    { id: 2, Name: 'Apple', NameKa: 'ვაშლი' },
  ] as Stockable[];
  expect(offeredByName(products, ({ Name }) => Name).map(({ id }) => id)).toEqual([2, 1]);
  expect(offeredByName(products, ({ NameKa }) => NameKa ?? '').map(({ name }) => name)).toEqual([
    'ვაშლი',
    'რძე',
  ]);
});
