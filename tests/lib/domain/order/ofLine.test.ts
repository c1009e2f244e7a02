import { expect, test } from 'vitest';
import { deliveryOf } from '@/lib/domain/order/ofLine';
import { OPEN_STATES } from '@/lib/domain/order/states';
import type { OrderState, Outcome } from '@/lib/domain/order/types';

const order = (state: OrderState, before: readonly OrderState[] = []) => ({
  state,
  questions: [{ key: 'asked', answer: 'no' as const }],
  history: [...before, state].map((one) => ({ state: one })),
});

test.each(OPEN_STATES)('nothing is sure while an order is %s', (state) => {
  for (const outcome of [null, 'got', 'missing'] as const)
    expect(deliveryOf(order(state), { key: 'a', outcome })).toBe('ordered');
});

test.each<[string, Outcome, string]>([
  ['a', 'got', 'brought'],
  ['a', 'replaced', 'replaced'],
  ['a', 'missing', 'missing'],
  ['asked', 'missing', 'refused'],
  ['asked', 'replaced', 'replaced'],
  ['asked', 'got', 'brought'],
])('of line %s, which is %s, a delivered order says: %s', (key, outcome, said) => {
  expect(deliveryOf(order('delivered'), { key, outcome })).toBe(said);
});

test('a cancelled order says whether somebody had tried to hand it over last', () => {
  const line = { key: 'a', outcome: 'got' } as const;
  expect(deliveryOf(order('cancelled', ['accepted', 'packed']), line)).toBe('cancelled');
  expect(deliveryOf(order('cancelled', ['onTheWay', 'failed']), line)).toBe('undelivered');
  expect(deliveryOf(order('cancelled', ['failed', 'onTheWay']), line)).toBe('cancelled');
  expect(deliveryOf(order('cancelled'), line)).toBe('cancelled');
});
