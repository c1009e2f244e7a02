import { expect, test } from 'vitest';
import { trackOf } from '@/lib/domain/order/track';
import type { OrderState } from '@/lib/domain/order/types';
import { at } from '@/tests/support/at';

const createdAt = '2026-11-20T08:00:00.000Z';
/** History of these states, an hour apart. */
const after = (...states: OrderState[]) => ({
  createdAt,
  state: states.at(-1) ?? 'placed',
  history: states.map((state, index) => ({
    key: `${index}`,
    state,
    at: `2026-11-20T${String(9 + index).padStart(2, '0')}:00:00.000Z`,
    by: null,
    note: state === 'failed' || state === 'cancelled' ? 'Why' : null,
  })),
});
const hours = (order: Parameters<typeof trackOf>[0]) =>
  trackOf(order).map(({ state, at, isNow }) => `${state} ${at?.slice(11, 13) ?? '–'}${isNow ? ' now' : ''}`);

test('a placed order has all steps ahead', () => {
  expect(hours(after())).toEqual(['placed 08 now', 'accepted –', 'packed –', 'onTheWay –', 'delivered –']);
});

test('each step has its time', () => {
  expect(hours(after('accepted', 'packed', 'onTheWay'))).toEqual([
    'placed 08',
    'accepted 09',
    'packed 10',
    'onTheWay 11 now',
    'delivered –',
  ]);
  expect(hours(after('accepted', 'packed', 'onTheWay', 'delivered')).at(-1)).toBe('delivered 12 now');
});

test('a returned order begins anew, with the time it was placed', () => {
  expect(hours(after('accepted', 'placed'))).toEqual([
    'placed 08 now',
    'accepted –',
    'packed –',
    'onTheWay –',
    'delivered –',
  ]);
  expect(hours(after('accepted', 'placed', 'accepted'))[1]).toBe('accepted 11 now');
});

test('a failed delivery follows its attempt, with the reason, and may still succeed', () => {
  const failed = after('accepted', 'packed', 'onTheWay', 'failed');
  expect(hours(failed).slice(3)).toEqual(['onTheWay 11', 'failed 12 now', 'delivered –']);
  expect(at(trackOf(failed), 4).note).toBe('Why');
  expect(hours(after('accepted', 'packed', 'onTheWay', 'failed', 'onTheWay')).slice(3)).toEqual([
    'onTheWay 13 now',
    'delivered –',
  ]);
});

test('a cancelled order stays where it was, with nothing ahead', () => {
  expect(hours(after('cancelled'))).toEqual(['placed 08', 'cancelled 09 now']);
  expect(hours(after('accepted', 'packed', 'cancelled'))).toEqual([
    'placed 08',
    'accepted 09',
    'packed 10',
    'cancelled 11 now',
  ]);
});
