import { expect, test } from 'vitest';
import { dayFigures } from '@/lib/domain/order/figures';

test('orders count on the day they were placed, money on the day it was paid; empty days stay', () => {
  const orders = [
    {
      state: 'delivered',
      createdAt: '2026-11-19T21:00:00Z',
      deliveredAt: '2026-11-21T21:00:00Z',
      toPayTetri: 900,
      feeTetri: 400,
    },
    {
      state: 'cancelled',
      createdAt: '2026-11-20T10:00:00Z',
      deliveredAt: null,
      toPayTetri: 500,
      feeTetri: 400,
    },
    {
      state: 'placed',
      createdAt: '2026-11-20T11:00:00Z',
      deliveredAt: null,
      toPayTetri: 700,
      feeTetri: 400,
    },
  ] as const;
  expect(dayFigures(orders, '2026-11-20', '2026-11-22')).toEqual([
    { day: '2026-11-20', placed: 3, delivered: 0, cancelled: 1, takingsTetri: 0, feesTetri: 0 },
    { day: '2026-11-21', placed: 0, delivered: 0, cancelled: 0, takingsTetri: 0, feesTetri: 0 },
    { day: '2026-11-22', placed: 0, delivered: 1, cancelled: 0, takingsTetri: 900, feesTetri: 400 },
  ]);
});
