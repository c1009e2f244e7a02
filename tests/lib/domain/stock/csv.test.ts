import { expect, test } from 'vitest';
import { readStockTable, stockRow } from '@/lib/domain/stock/csv';
import type { Stock } from '@/lib/domain/stock/record';

const products = [{ id: 3, Name: 'Milk', NameKa: 'რძე', category: 'dairy', pieceName: null }];

test('a table becomes arrivals, products named in either language', () => {
  const rows = [
    { product: 'milk ', amount: '1,5', unit: 'ML', place: 'A1', expiresOn: '2026-12-01' },
    { product: 'რძე', amount: '2', unit: 'ml', place: '', expiresOn: '' },
  ];
  expect(readStockTable(Object.keys(rows[0]), rows, products)).toEqual({
    rows: [
      { product: 3, amount: 1.5, unit: 'ml', place: 'A1', expiresOn: '2026-12-01' },
      { product: 3, amount: 2, unit: 'ml', place: null, expiresOn: null },
    ],
    faults: [],
  });
});

test('every wrong line is named, and nothing of the table is taken', () => {
  const rows = [
    { product: 'Milk', amount: '1', unit: 'ml' },
    { product: 'Stone', amount: '-1', unit: 'bag' },
    { product: '', amount: '1', unit: 'gr' },
  ];
  const { rows: taken, faults } = readStockTable(['product', 'amount', 'unit'], rows, products);
  expect(taken).toEqual([]);
  expect(faults.map(({ line, column, key }) => `${line} ${column} ${key}`)).toEqual([
    ...['3 product unknownProduct', '3 amount amount', '3 unit stockUnit', '4 product required'],
  ]);
  expect(readStockTable(['product', 'price'], [], products).faults.map(({ column }) => column)).toEqual([
    'price',
    'amount',
    'unit',
  ]);
});

test('a lot goes out as it comes in', () => {
  const stock = {
    id: 1,
    product: products[0],
    quantity: 500,
    reserved: 20,
    unit: 'ml',
    place: 'A1',
    expiresOn: null,
    minimum: null,
  } as unknown as Stock;
  expect(stockRow(stock)).toEqual({
    product: 'Milk',
    amount: '500',
    unit: 'ml',
    place: 'A1',
    expiresOn: '',
    reserved: '20',
    minimum: '',
  });
});
