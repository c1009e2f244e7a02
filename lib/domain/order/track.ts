import type { Order } from './record';
import type { OrderState } from './types';

/** The way of an order that nothing comes between. */
const TRACK = ['placed', 'accepted', 'packed', 'onTheWay', 'delivered'] as const satisfies OrderState[];

export interface TrackStep {
  readonly state: OrderState;
  /** When it came to that; null while it has not. */
  readonly at: string | null;
  readonly isNow: boolean;
  /** Why it failed or was cancelled. */
  readonly note: string | null;
}

type Tracked = Pick<Order, 'state' | 'history' | 'createdAt'>;

/**
 * The steps of an order with their times, those to come without. What was undone (an order given back) counts no more; a
 * delivery that failed stands after its attempt, a cancellation at the end with nothing to come.
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

/** How far along the way an order has come; one that was cancelled, as far as it had come before. */
function reachedBy(state: OrderState, history: Tracked['history']): number {
  if (state === 'failed') return TRACK.indexOf('onTheWay');
  if (state !== 'cancelled') return TRACK.indexOf(state as (typeof TRACK)[number]);
  const before = history.findLast((event) => event.state !== 'cancelled')?.state ?? 'placed';
  return before === 'cancelled' ? 0 : reachedBy(before, history);
}
