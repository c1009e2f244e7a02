import { expect, test } from 'vitest';
import { canStep, isOpen, isTaken, nextStep, ORDER_STEPS, STEPS } from '@/lib/domain/order/states';
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

test('a finished order has no steps, and its customer only cancels it before packing', () => {
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

test('a courier and an Admin take these steps, and an Admin may also cancel an order that nobody took', () => {
  const of = (mover: 'courier' | 'admin') =>
    ORDER_STEPS.flatMap((step) =>
      ORDER_STATES.filter((state) => canStep(step, state, mover)).map((state) => `${step} ${state}`),
    );
  const both = [
    'accept placed',
    'release accepted',
    'pack accepted',
    'depart packed',
    'deliver onTheWay',
    'fail onTheWay',
    'retry failed',
  ];
  const cancels = ['accepted', 'packed', 'onTheWay', 'failed'].map((state) => `cancel ${state}`);
  expect(of('courier').toSorted()).toEqual([...both, ...cancels].toSorted());
  expect(of('admin').toSorted()).toEqual([...both, 'cancel placed', ...cancels].toSorted());
});

test('goods are off the shelf from packing until handover or return', () => {
  expect(ORDER_STATES.filter(isTaken).toSorted()).toEqual(['failed', 'onTheWay', 'packed']);
});
