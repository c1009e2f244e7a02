import { describe, expect, test } from 'vitest';
import { isStillCurrent, notificationsOf } from '@/lib/domain/reminders/orders';
import type { OrderState } from '@/lib/domain/order/types';

const CUSTOMER = 1;
const COURIER = 2;
const ADMIN = 3;
type Facts = Parameters<typeof notificationsOf>[0];
const order = (state: OrderState, given: Partial<Facts> = {}): Facts => ({
  customer: CUSTOMER,
  courier: COURIER,
  state,
  history: [{ key: state, by: COURIER }],
  questions: null,
  ...given,
});
const by = (state: OrderState, who: number, given: Partial<Facts> = {}) =>
  order(state, { history: [{ key: state, by: who }], ...given });
const question = (given: object = {}) => ({
  key: 'line',
  askedAt: '2026-11-23T10:00:00Z',
  answer: null,
  answeredAt: null,
  ...given,
});

describe('the recipients of an order’s step', () => {
  const placed = by('placed', CUSTOMER, { courier: null });

  test('a new order and a change without a step notify nobody', () => {
    expect(notificationsOf(placed, null)).toEqual([]);
    expect(notificationsOf(placed, placed)).toEqual([]);
  });

  test('a courier’s step notifies the customer alone', () => {
    expect(notificationsOf(order('accepted'), placed)).toEqual([
      { to: CUSTOMER, step: 'accepted', key: 'accepted' },
    ]);
    expect(notificationsOf(order('packed'), order('accepted'))).toMatchObject([
      { to: CUSTOMER, step: 'packed' },
    ]);
  });

  test('a customer’s cancellation notifies the courier alone', () => {
    expect(notificationsOf(by('cancelled', CUSTOMER), order('accepted'))).toMatchObject([
      { to: COURIER, step: 'cancelled' },
    ]);
  });

  test('an Admin’s step notifies both', () => {
    expect(notificationsOf(by('cancelled', ADMIN), order('accepted'))).toMatchObject([
      { to: CUSTOMER, step: 'cancelled' },
      { to: COURIER, step: 'cancelled' },
    ]);
    expect(notificationsOf(by('accepted', ADMIN), placed)).toMatchObject([
      { to: CUSTOMER, step: 'accepted' },
      { to: COURIER, step: 'assigned' },
    ]);
  });

  test('a reassigned order notifies its new courier', () => {
    const now = order('packed', { courier: 9, history: [{ key: 'next', by: ADMIN }] });
    expect(notificationsOf(now, order('packed'))).toEqual([{ to: 9, step: 'assigned', key: 'next' }]);
  });
});

test('a question notifies the customer once, its answer the courier', () => {
  const before = order('accepted');
  const asked = order('accepted', { questions: [question()] });
  const answered = order('accepted', {
    questions: [question({ answer: 'yes', answeredAt: '2026-11-23T10:05:00Z' })],
  });
  expect(notificationsOf(asked, before)).toMatchObject([{ to: CUSTOMER, step: 'asked' }]);
  expect(notificationsOf(asked, asked)).toEqual([]);
  expect(notificationsOf(answered, asked)).toMatchObject([{ to: COURIER, step: 'answered' }]);
  expect(notificationsOf(answered, answered)).toEqual([]);
});

test('a step that has changed again meanwhile notifies nobody', () => {
  expect(isStillCurrent({ to: CUSTOMER, step: 'packed' }, order('packed'))).toBe(true);
  expect(isStillCurrent({ to: CUSTOMER, step: 'packed' }, order('onTheWay'))).toBe(false);
  expect(isStillCurrent({ to: 9, step: 'packed' }, order('packed'))).toBe(false);
  expect(isStillCurrent({ to: COURIER, step: 'assigned' }, order('onTheWay'))).toBe(true);
  expect(isStillCurrent({ to: CUSTOMER, step: 'assigned' }, order('onTheWay'))).toBe(false);
  expect(
    isStillCurrent({ to: CUSTOMER, step: 'asked' }, order('accepted', { questions: [question()] })),
  ).toBe(true);
  expect(isStillCurrent({ to: CUSTOMER, step: 'asked' }, order('accepted', { questions: [] }))).toBe(false);
  expect(isStillCurrent({ to: COURIER, step: 'answered' }, order('accepted'))).toBe(true);
  expect(isStillCurrent({ to: COURIER, step: 'answered' }, order('packed'))).toBe(false);
});
