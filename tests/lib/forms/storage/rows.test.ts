import { expect, test } from 'vitest';
import type { Stock } from '@/lib/domain/storage/record';
import { stockRows, type StockFilters } from '@/lib/forms/storage/rows';

const product = (id: number, Name: string, NameKa: string) => ({
  id,
  Name,
  NameKa,
  category: 'other',
  pieceName: null,
});
const SALT = product(1, 'Salt', 'მარილი');
const MILK = product(2, 'Milk', 'რძე');
const OIL = product(3, 'Oil', 'ზეთი');
const lot = (id: number, of: typeof SALT, given: Partial<Stock>): Stock => ({
  id,
  product: of,
  quantity: 100,
  reserved: 0,
  unit: 'gr',
  place: null,
  expiresOn: null,
  minimum: null,
  ...given,
});
const STOCKS = [
  lot(1, SALT, { quantity: 50, minimum: 80 }),
  lot(2, MILK, { quantity: 300, expiresOn: '2026-11-24', place: 'B2' }),
  lot(3, MILK, { quantity: 20, reserved: 20, expiresOn: '2026-11-20' }),
  lot(4, OIL, { expiresOn: '2027-06-01', place: 'A1' }),
];
const names = (given: Partial<StockFilters> = {}) =>
  stockRows(
    STOCKS,
    { q: '', show: 'all', ...given },
    { today: '2026-11-22', nameOf: ({ Name }) => Name },
  ).map((row) => row.product.Name);

test('products are filtered by either name, and by what needs attention', () => {
  expect(names()).toEqual(['Milk', 'Oil', 'Salt']);
  expect(names({ q: 'რძე' })).toEqual(['Milk']);
  expect(names({ show: 'low' })).toEqual(['Salt']);
  expect(names({ show: 'expiring' })).toEqual(['Milk']);
  expect(names({ show: 'expired' })).toEqual(['Milk']);
  expect(names({ show: 'low', q: 'oil' })).toEqual([]);
});

test('rows sort either way; those without a date come last', () => {
  expect(names({ sort: '-name' })).toEqual(['Salt', 'Oil', 'Milk']);
  expect(names({ sort: 'quantity' })).toEqual(['Salt', 'Oil', 'Milk']);
  expect(names({ sort: '-reserved' })[0]).toBe('Milk');
  expect(names({ sort: 'expiresOn' })).toEqual(['Milk', 'Oil', 'Salt']);
  expect(names({ sort: '-expiresOn' })).toEqual(['Oil', 'Milk', 'Salt']);
});

test('rows sort by level, place and number of lots; those without a place come last', () => {
  expect(names({ sort: 'low' })[0]).toBe('Salt');
  expect(names({ sort: '-low' }).at(-1)).toBe('Salt');
  expect(names({ sort: 'place' })).toEqual(['Oil', 'Milk', 'Salt']);
  expect(names({ sort: '-place' })).toEqual(['Milk', 'Oil', 'Salt']);
  expect(names({ sort: '-lots' })[0]).toBe('Milk');
});

test('a row sums up its product’s lots', () => {
  const [milk] = stockRows(
    STOCKS,
    { q: 'milk', show: 'all' },
    { today: '2026-11-22', nameOf: ({ Name }) => Name },
  );
  expect(milk).toMatchObject({ id: 2, expiresOn: '2026-11-20', sum: { quantity: 320, reserved: 20 } });
});
