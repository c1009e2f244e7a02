import type { Delivery } from '../shoplist/types';
import type { Question } from './consent';
import type { OrderState, Outcome } from './types';

interface TrackedOrder {
  readonly state: OrderState;
  readonly questions: readonly Pick<Question, 'key' | 'answer'>[] | null;
  readonly history: readonly { readonly state: OrderState }[];
}
interface Line {
  readonly key: string;
  readonly outcome?: Outcome | null;
}

const OUTCOMES = { got: 'brought', replaced: 'replaced', missing: 'missing' } as const;

/** Returns the delivery status of one order line for the list it came from; nothing is final until the order ends. */
export function deliveryOf({ state, questions, history }: TrackedOrder, { key, outcome }: Line): Delivery {
  if (state === 'cancelled') {
    const before = history.findLast((event) => event.state !== 'cancelled');
    return before?.state === 'failed' ? 'undelivered' : 'cancelled';
  }
  if (state !== 'delivered' || !outcome) return 'ordered';
  const isRefused = questions?.some((one) => one.key === key && one.answer === 'no');
  return outcome === 'missing' && isRefused ? 'refused' : OUTCOMES[outcome];
}
