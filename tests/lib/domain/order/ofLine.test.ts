import { expect, test } from 'vitest';
import { deliveryOf } from '@/lib/domain/order/ofLine';
import { OPEN_STATES } from '@/lib/domain/order/states';
import type { OrderState, Outcome } from '@/lib/domain/order/types';

const order = (state: OrderState, before: readonly OrderState[] = []) => ({
  state,
  questions: [{ key: 'asked', answer: 'no' as const }],
  history: [...before, state].map((one) => ({ state: one })),
});

test.each(OPEN_STATES)('nothing is certain while an order is %s', (state) => {
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
])('line %s, which is %s, is shown in a delivered order as %s', (key, outcome, said) => {
  expect(deliveryOf(order('delivered'), { key, outcome })).toBe(said);
});

test('a cancelled order says whether a handover was attempted last', () => {
  const line = { key: 'a', outcome: 'got' } as const;
  expect(deliveryOf(order('cancelled', ['accepted', 'packed']), line)).toBe('cancelled');
  expect(deliveryOf(order('cancelled', ['onTheWay', 'failed']), line)).toBe('undelivered');
  expect(deliveryOf(order('cancelled', ['failed', 'onTheWay']), line)).toBe('cancelled');
  expect(deliveryOf(order('cancelled'), line)).toBe('cancelled');
});
