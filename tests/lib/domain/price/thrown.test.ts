import { expect, test } from 'vitest';
import { thrownMonth, type ThrownAway } from '@/lib/domain/price/thrown';

const thrown = (Name: string, tetri: number | null, given: Partial<ThrownAway> = {}): ThrownAway => ({
  Name,
  NameKa: null,
  dish: null,
  product: null,
  tetri,
  ...given,
});

test('nothing thrown away is nothing', () => {
  const none = { count: 0, tetri: 0, unknown: 0 };
  expect(thrownMonth([], [])).toEqual({ dishes: none, things: none, dearest: [] });
});

test('dishes and things are summed apart, and unknown costs are counted beside the sum', () => {
  const { dishes, things } = thrownMonth(
    [thrown('Lobio', 400), thrown('Soup', null), thrown('Lobio', 100)],
    [thrown('Milk', null)],
  );
  expect(dishes).toEqual({ count: 3, tetri: 500, unknown: 1 });
  expect(things).toEqual({ count: 1, tetri: 0, unknown: 1 });
});

test('the dearest five are named, the same dish or product once, and nothing of unknown cost', () => {
  const { dearest } = thrownMonth(
    [thrown('Lobio', 300, { dish: 1 }), thrown('Lobio', 300, { dish: 1 }), thrown('Lobio', 200, { dish: 2 })],
    [
      thrown('Milk', 450, { product: 1 }),
      thrown('Bread', null, { product: 2 }),
      thrown('Water', 0),
      ...['Jam', 'Tea', 'Figs'].map((name, at) => thrown(name, 10 + at)),
    ],
  );
  expect(dearest.map(({ Name, dish, times, tetri }) => [Name, dish, times, tetri])).toEqual([
    ['Lobio', 1, 2, 600],
    ['Milk', null, 1, 450],
    ['Lobio', 2, 1, 200],
    ['Figs', null, 1, 12],
    ['Tea', null, 1, 11],
  ]);
});
