import { expect, test } from 'vitest';
import { canStep, isOpen, nextStep, ORDER_STEPS, STEPS } from '@/lib/domain/order/states';
import { ORDER_STATES } from '@/lib/domain/order/types';

test('the one next step leads each order to its end', () => {
  let state: (typeof ORDER_STATES)[number] = 'placed';
  const road: string[] = [];
  for (let step = nextStep(state); step; step = nextStep(state)) {
    road.push(step);
    state = STEPS[step].to;
  }
  expect(road).toEqual(['accept', 'pack', 'depart', 'deliver']);
  expect(state).toBe('delivered');
});

test('nothing moves an order that is over, and whoever placed it only cancels it until it is packed', () => {
  for (const state of ORDER_STATES.filter((one) => !isOpen(one))) {
    for (const step of ORDER_STEPS) {
      for (const mover of ['customer', 'courier', 'admin'] as const)
        expect(canStep(step, state, mover)).toBe(false);
    }
  }
  const mine = ORDER_STEPS.flatMap((step) =>
    ORDER_STATES.filter((state) => canStep(step, state, 'customer')).map((state) => `${step} ${state}`),
  );
  expect(mine).toEqual(['cancel placed', 'cancel accepted']);
});
