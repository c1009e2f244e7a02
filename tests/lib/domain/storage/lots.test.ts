import { expect, test } from 'vitest';
import { freeOf, inOrder, isExpiring, nextToExpire, sumOf, takeFrom } from '@/lib/domain/storage/lots';

const TODAY = '2026-11-20';
const lot = (id: number, quantity: number, given = {}) => ({ id, quantity, reserved: 0, ...given });

test('stock that expires first goes first, expired stock never, undated stock last', () => {
  const lots = [
    lot(1, 5),
    lot(2, 5, { expiresOn: '2026-12-01' }),
    lot(3, 5, { expiresOn: '2026-11-19' }),
    lot(4, 5, { expiresOn: TODAY }),
  ];
  expect(takeFrom(lots, 12, TODAY)).toEqual({
    parts: [
      { lot: 4, amount: 5 },
      { lot: 2, amount: 5 },
      { lot: 1, amount: 2 },
    ],
    short: 0,
  });
  expect(takeFrom(lots, 16, TODAY).short).toBe(1);
});

test('reserved stock is not free, and free stock is never below zero', () => {
  expect(takeFrom([lot(1, 5, { reserved: 4 })], 2, TODAY)).toEqual({
    parts: [{ lot: 1, amount: 1 }],
    short: 1,
  });
  expect(freeOf(lot(1, 3, { reserved: 4 }))).toBe(0);
  expect(takeFrom([lot(1, 0.3)], 0.1 + 0.2, TODAY).short).toBe(0);
});

test('stock is low if the sellable amount falls below the minimum', () => {
  const lots = [lot(1, 8, { minimum: 10 }), lot(2, 5, { expiresOn: '2026-11-01' })];
  expect(sumOf(lots, TODAY)).toEqual({ quantity: 13, reserved: 0, free: 8, minimum: 10, isLow: true });
  expect(isExpiring(lot(1, 1, { expiresOn: '2026-11-23' }), TODAY)).toBe(true);
  expect(isExpiring(lot(1, 0, { expiresOn: '2026-11-23' }), TODAY)).toBe(false);
});

test('stock is not low at its minimum, nor without one', () => {
  const isLow = (quantity: number, minimum: number | null) =>
    sumOf([lot(1, quantity, { minimum })], TODAY).isLow;
  expect([isLow(9, 10), isLow(10, 10), isLow(0, null), isLow(0, 0)]).toEqual([true, false, false, false]);
});

test('stock that expires within three days is reported, if any is left', () => {
  const soon = (quantity: number, expiresOn: string | null) =>
    isExpiring(lot(1, quantity, { expiresOn }), TODAY);
  expect([soon(1, '2026-11-24'), soon(1, null), soon(0, '2026-11-21')]).toEqual([false, false, false]);
  expect([soon(1, '2026-11-23'), soon(1, '2026-11-01')]).toEqual([true, true]);
});

test('the next lot to expire is in stock and dated; the older one of equal dates goes first', () => {
  const lots = [
    lot(5, 1, { expiresOn: '2026-12-02' }),
    lot(4, 0, { expiresOn: '2026-11-01' }),
    lot(3, 1),
    lot(2, 1, { expiresOn: '2026-12-01' }),
    lot(1, 1, { expiresOn: '2026-12-01' }),
  ];
  expect(nextToExpire(lots)?.id).toBe(2);
  expect(nextToExpire([lot(3, 1), lot(4, 0, { expiresOn: TODAY })])).toBeUndefined();
  expect(inOrder(lots, TODAY).map(({ id }) => id)).toEqual([1, 2, 5, 3]);
});
