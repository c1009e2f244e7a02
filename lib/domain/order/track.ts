import type { Order } from './record';
import type { OrderState } from './types';

/** States of an order that goes as planned. */
const TRACK = ['placed', 'accepted', 'packed', 'onTheWay', 'delivered'] as const satisfies OrderState[];

export interface TrackStep {
  readonly state: OrderState;
  /** Time at which the order reached the state; null if it has not. */
  readonly at: string | null;
  readonly isNow: boolean;
  /** Reason for the failure or cancellation. */
  readonly note: string | null;
}

type Tracked = Pick<Order, 'state' | 'history' | 'createdAt'>;

/**
 * Returns the steps of an order with their times; future steps have none. Undone steps (an order given back) are left
 * out, a failed delivery stands after its attempt, and a cancellation comes last with no steps ahead.
 */
export function trackOf({ state, history, createdAt }: Tracked): TrackStep[] {
  const last = (one: OrderState) => history.findLast((event) => event.state === one);
  const reached = reachedBy(state, history);
  const step = (one: OrderState): TrackStep => ({
    state: one,
    at: last(one)?.at ?? (one === 'placed' ? createdAt : null),
    isNow: one === state,
    note: last(one)?.note ?? null,
  });
  const way = TRACK.slice(0, reached + 1).map((one) =>
    one === 'placed' ? { ...step(one), at: createdAt } : step(one),
  );
  if (state === 'cancelled') return [...way, step('cancelled')];
  const ahead = TRACK.slice(reached + 1).map((one) => ({ state: one, at: null, isNow: false, note: null }));
  return state === 'failed' ? [...way, step('failed'), ...ahead] : [...way, ...ahead];
}

/** Returns the index in `TRACK` that an order has reached; for a cancelled order, the one reached before. */
function reachedBy(state: OrderState, history: Tracked['history']): number {
  if (state === 'failed') return TRACK.indexOf('onTheWay');
  if (state !== 'cancelled') return TRACK.findIndex((one) => one === state);
  const before = history.findLast((event) => event.state !== 'cancelled')?.state ?? 'placed';
  return before === 'cancelled' ? 0 : reachedBy(before, history);
}
