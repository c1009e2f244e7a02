import { expect, expectTypeOf, test } from 'vitest';
import { isAbout } from '@/lib/offline/about';
import type { QueuedCall } from '@/lib/offline/types';

const SENT = { method: 'POST', key: 'k', person: 7, place: 1 } as const;
const paid = { product: 3, shop: null, day: '2026-11-22', tetri: 450, amount: 1, unit: 'Piece' } as const;
const price: QueuedCall = { ...SENT, path: 'prices', about: 'prices', data: paid };
const change: QueuedCall = {
  ...SENT,
  path: 'shoplists/3/change',
  about: 'shoplists/3',
  data: { op: 'remove', key: 'milk' },
};
const calls: readonly QueuedCall[] = [price, change];

test('a screen finds the changes of its own target', () => {
  expect(calls.filter((call) => isAbout(call, 'prices'))).toEqual([price]);
  expect(calls.filter((call) => isAbout(call, 'shoplists/3'))).toEqual([change]);
  expect(calls.some((call) => isAbout(call, 'pantry'))).toBe(false);
});

test('another list is another target', () => {
  expect(isAbout(change, 'shoplists/4')).toBe(false);
});

test('a change without a target is about none', () => {
  const silent: QueuedCall = { ...SENT, path: 'logs' };
  expect(isAbout(silent, 'pantry')).toBe(false);
});

test('what a change sends is known from its target', () => {
  for (const call of calls)
    if (isAbout(call, 'prices')) expectTypeOf(call.data.tetri).toEqualTypeOf<number>();
});
