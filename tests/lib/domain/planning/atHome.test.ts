import { expect, test } from 'vitest';
import { usesOf, type Thing } from '@/lib/domain/planning/atHome';

const SPINACH = { id: 5, Name: 'Spinach', food: 7 };
const thing = (changes: Partial<Thing>): Thing => ({
  key: 'one',
  Name: 'Spinach',
  product: SPINACH,
  products: [5, 6],
  amount: 400,
  level: null,
  unit: 'gr',
  expiresOn: '2026-10-14',
  ...changes,
});
const dish = (product: number, grams: number | null, servings: number | null = 4) => ({
  needs: [{ product, grams }],
  servings,
});

test('a serving uses as much of an item as the table needs, of any product of its food', () => {
  expect(usesOf(dish(5, 800), [thing({})], 2)).toEqual([{ key: 'one', amount: 200 }]);
  expect(usesOf(dish(6, 400), [thing({})], 2)).toEqual([{ key: 'one', amount: 100 }]);
  expect(usesOf(dish(8, 400), [thing({})], 2)).toEqual([]);
});

test('a pinch saves nothing; an uncounted or unweighed item is still used', () => {
  expect(usesOf(dish(5, 100), [thing({})], 2)).toEqual([]);
  expect(usesOf(dish(5, 0), [thing({})], 2)).toEqual([]);
  expect(usesOf(dish(5, 100), [thing({ amount: 0, level: 'some', unit: null })], 2)).toEqual([
    { key: 'one', amount: null },
  ]);
  for (const unknown of [dish(5, null), dish(5, 100, null)])
    expect(usesOf(unknown, [thing({}), thing({ key: 'two' })], 2)).toEqual([{ key: 'one', amount: null }]);
});

test('the first-expiring of two packs is used first, the other for the rest', () => {
  const packs = [thing({ key: 'late', expiresOn: '2026-10-20' }), thing({ key: 'soon' })];
  expect(usesOf(dish(5, 600), packs, 2)).toEqual([{ key: 'soon', amount: 150 }]);
  expect(usesOf(dish(5, 1200), packs, 2)).toEqual([
    { key: 'soon', amount: 200 },
    { key: 'late', amount: 100 },
  ]);
});
