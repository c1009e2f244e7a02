import type { OrderState } from './types';

/** Roles that move an order: the customer who placed it, its courier, an Admin. */
export type Mover = 'customer' | 'courier' | 'admin';
export const ORDER_STEPS = [
  'accept',
  'release',
  'pack',
  'depart',
  'deliver',
  'fail',
  'retry',
  'cancel',
] as const;
export type OrderStep = (typeof ORDER_STEPS)[number];

interface Step {
  readonly to: OrderState;
  readonly from: Readonly<Partial<Record<Mover, readonly OrderState[]>>>;
}
const carrying = (...from: OrderState[]) => ({ courier: from, admin: from });

/** State machine of an order (product.md §4): the roles and states that allow each step, and the resulting state. */
export const STEPS: Readonly<Record<OrderStep, Step>> = {
  accept: { to: 'accepted', from: carrying('placed') },
  release: { to: 'placed', from: carrying('accepted') },
  pack: { to: 'packed', from: carrying('accepted') },
  depart: { to: 'onTheWay', from: carrying('packed') },
  deliver: { to: 'delivered', from: carrying('onTheWay') },
  fail: { to: 'failed', from: carrying('onTheWay') },
  retry: { to: 'onTheWay', from: carrying('failed') },
  cancel: {
    to: 'cancelled',
    from: {
      customer: ['placed', 'accepted'],
      courier: ['accepted', 'packed', 'onTheWay', 'failed'],
      admin: ['placed', 'accepted', 'packed', 'onTheWay', 'failed'],
    },
  },
};

export const canStep = (step: OrderStep, state: OrderState, mover: Mover): boolean =>
  STEPS[step].from[mover]?.includes(state) ?? false;

const NEXT: Readonly<Partial<Record<OrderState, OrderStep>>> = {
  placed: 'accept',
  accepted: 'pack',
  packed: 'depart',
  onTheWay: 'deliver',
  failed: 'retry',
};

/** Returns the step that moves an order forward; undefined if the order has ended. */
export const nextStep = (state: OrderState): OrderStep | undefined => NEXT[state];

/** States of an order that is not finished yet. */
export const OPEN_STATES: readonly OrderState[] = ['placed', 'accepted', 'packed', 'onTheWay', 'failed'];
/** States of an order that a courier is handling. */
export const CARRIED_STATES: readonly OrderState[] = ['accepted', 'packed', 'onTheWay', 'failed'];
export const isOpen = (state: OrderState): boolean => OPEN_STATES.includes(state);
/** Checks whether the goods have left the shelf: from here on, stock is returned, not released. */
export const isTaken = (state: OrderState): boolean => ['packed', 'onTheWay', 'failed'].includes(state);
