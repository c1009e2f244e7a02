import { expect, test } from 'vitest';
import { cookingOrder } from '@/lib/domain/cooking/order';
import { at } from '@/tests/support/at';

test('the longest dish starts first, so that all are ready together', () => {
  const turns = cookingOrder(
    [
      { key: 'salad', minutes: 15 },
      { key: 'lobio', minutes: 120 },
      { key: 'mchadi', minutes: 30 },
    ],
    '19:30',
  );
  expect(turns.map(({ key, after, at }) => [key, after, at])).toEqual([
    ['lobio', 0, '17:30'],
    ['mchadi', 90, '19:00'],
    ['salad', 105, '19:15'],
  ]);
});

test('equal dishes keep their order, and one without a time comes last without a start', () => {
  const turns = cookingOrder(
    [
      { key: 'bread', minutes: null },
      { key: 'soup', minutes: 40 },
      { key: 'pkhali', minutes: 40 },
    ],
    '13:00',
  );
  expect(turns.map(({ key, at }) => [key, at])).toEqual([
    ['soup', '12:20'],
    ['pkhali', '12:20'],
    ['bread', null],
  ]);
});

test('a dish longer than the morning starts the evening before', () => {
  expect(at(cookingOrder([{ key: 'satsivi', minutes: 600 }], '08:30'), 0).at).toBe('22:30');
});

test('an empty list has no order', () => {
  expect(cookingOrder([], '13:00')).toEqual([]);
});
