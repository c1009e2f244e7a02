import type { OrderState } from './types';

/** Who moves an order: the one who placed it, the courier who has it, an Admin. */
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

/** The whole life of an order (product.md §4): who may take which step out of which state, and where it leads. */
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

/** The one step that leads an order on; undefined once it has come to its end. */
export const nextStep = (state: OrderState): OrderStep | undefined => NEXT[state];

/** States in which an order still occupies somebody. */
export const OPEN_STATES: readonly OrderState[] = ['placed', 'accepted', 'packed', 'onTheWay', 'failed'];
/** States in which a courier has the order in hand. */
export const CARRIED_STATES: readonly OrderState[] = ['accepted', 'packed', 'onTheWay', 'failed'];
export const isOpen = (state: OrderState): boolean => OPEN_STATES.includes(state);
/** Whether the goods have left the shelf: what happens from here on is returned, not released. */
export const isTaken = (state: OrderState): boolean => ['packed', 'onTheWay', 'failed'].includes(state);
