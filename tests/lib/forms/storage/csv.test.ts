import { expect, test } from 'vitest';
import { readStockTable, stockRow } from '@/lib/forms/storage/csv';
import type { Stock } from '@/lib/domain/storage/record';
import { at } from '@/tests/support/at';

const products = [{ id: 3, Name: 'Milk', NameKa: 'რძე', category: 'dairy', pieceName: null }];

test('a table becomes arrivals, with products named in either language', () => {
  const rows = [
    { product: 'milk ', amount: '1,5', unit: 'ML', place: 'A1', expiresOn: '2026-12-01' },
    { product: 'რძე', amount: '2', unit: 'ml', place: '', expiresOn: '' },
  ];
  expect(readStockTable(Object.keys(at(rows, 0)), rows, products)).toEqual({
    rows: [
      { product: 3, amount: 1.5, unit: 'ml', place: 'A1', expiresOn: '2026-12-01' },
      { product: 3, amount: 2, unit: 'ml', place: null, expiresOn: null },
    ],
    faults: [],
  });
});

test('every bad line is named, and nothing of the table is taken', () => {
  const rows = [
    { product: 'Milk', amount: '1', unit: 'ml' },
    { product: 'Stone', amount: '-1', unit: 'bag' },
    { product: '', amount: '1', unit: 'gr' },
  ];
  const { rows: taken, faults } = readStockTable(['product', 'amount', 'unit'], rows, products);
  expect(taken).toEqual([]);
  expect(faults.map(({ line, column, key }) => `${line} ${column} ${key}`)).toEqual([
    '3 product unknownProduct',
    '3 amount amount',
    '3 unit stockUnit',
    '4 product required',
  ]);
  expect(readStockTable(['product', 'price'], [], products).faults.map(({ column }) => column)).toEqual([
    'price',
    'amount',
    'unit',
  ]);
});

test.each([
  ['1,5', 'kg', 1500, 'gr'],
  ['2', 'კგ', 2000, 'gr'],
  ['0.1', 'L', 100, 'ml'],
  ['3', 'ლ', 3000, 'ml'],
  ['250', 'g', 250, 'gr'],
  ['4', 'ცალი', 4, 'Piece'],
])('%s %s are %s %s', (amount, unit, kept, keptUnit) => {
  const { rows, faults } = readStockTable(
    ['product', 'amount', 'unit', 'expiresOn'],
    [{ product: 'Milk', amount, unit, expiresOn: '31.12.2026' }],
    products,
  );
  expect(faults).toEqual([]);
  expect(rows[0]).toMatchObject({ amount: kept, unit: keptUnit, expiresOn: '2026-12-31' });
});

test.each(['31.02.2026', '12/31/2026', '31.12.26'])('%s is no valid date in a table', (expiresOn) => {
  const line = { product: 'Milk', amount: '1', unit: 'l', expiresOn };
  expect(readStockTable(Object.keys(line), [line], products).faults).toEqual([
    { line: 2, column: 'expiresOn', key: 'date' },
  ]);
});

test('a lot is exported in the reader’s words, and can be imported again', () => {
  const stock = {
    id: 1,
    product: products[0],
    quantity: 1614.563,
    reserved: 2.26,
    unit: 'ml',
    place: 'A1',
    expiresOn: null,
    minimum: null,
  } as unknown as Stock;
  expect(stockRow(stock, 'en').product).toBe('Milk');
  const row = stockRow(stock, 'ka');
  expect(readStockTable(Object.keys(row), [row], products).faults).toEqual([]);
  expect(row).toEqual({
    product: 'რძე',
    amount: '1615',
    unit: 'ml',
    place: 'A1',
    expiresOn: '',
    reserved: '2.3',
    minimum: '',
  });
});
