import { expect, test } from 'vitest';
import { byProduct, offeredByName, type Stock } from '@/lib/domain/storage/record';

test('a select offers products by the names its reader sees', () => {
  const products = [
    { id: 1, Name: 'Milk', NameKa: 'რძე' },
    { id: 2, Name: 'Apple', NameKa: 'ვაშლი' },
  ];
  expect(offeredByName(products, ({ Name }) => Name).map(({ id }) => id)).toEqual([2, 1]);
  expect(offeredByName(products, ({ NameKa }) => NameKa ?? '').map(({ name }) => name)).toEqual([
    'ვაშლი',
    'რძე',
  ]);
});

test('a product’s lots are together, by name and date; an empty product has none', () => {
  const lot = (id: number, product: object | null, expiresOn: string | null = null) =>
    ({ id, product, expiresOn }) as Stock;
  const [milk, apple] = [
    { id: 1, Name: 'Milk' },
    { id: 2, Name: 'Apple' },
  ];
  const lots = [
    lot(1, milk),
    lot(2, milk, '2026-12-01'),
    lot(3, null),
    lot(4, apple),
    lot(5, milk, '2026-11-01'),
  ];
  const found = byProduct(lots, ({ Name }) => Name ?? '');
  expect(found.map(({ product, lots: own }) => [product.Name, own.map(({ id }) => id)])).toEqual([
    ['Apple', [4]],
    ['Milk', [5, 2, 1]],
  ]);
});
