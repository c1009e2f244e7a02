import type { Question } from '../order/consent';
import type { OrderState } from '../order/types';

/** Event of an order worth a notification: a new state, or a step between two states. */
export type OrderStep = OrderState | 'asked' | 'answered' | 'assigned';

interface OrderFacts {
  readonly customer: number | null;
  readonly courier: number | null;
  readonly state: OrderState;
  readonly history: readonly { readonly key: string; readonly by: number | null }[];
  readonly questions: readonly Pick<Question, 'key' | 'askedAt' | 'answer' | 'answeredAt'>[] | null;
}
interface OrderNotification {
  readonly to: number;
  readonly step: OrderStep;
  /** Key of this notification, unique within the order. */
  readonly key: string;
}

/**
 * Returns the notifications for a change of an order: to its customer and its courier, but not to the person who made
 * the change. A new order causes none.
 */
export function notificationsOf(now: OrderFacts, before: OrderFacts | null): OrderNotification[] {
  if (!before) return [];
  return [...stepNotifications(now, before), ...questionNotifications(now, before)];
}

function stepNotifications(now: OrderFacts, before: OrderFacts): OrderNotification[] {
  const last = now.history.at(-1);
  if (!last || last.key === before.history.at(-1)?.key) return [];
  const news: OrderNotification[] = [];
  const tell = (to: number | null, step: OrderStep) => {
    if (to !== null && to !== last.by) news.push({ to, step, key: last.key });
  };
  if (now.state !== before.state) tell(now.customer, now.state);
  if (now.courier !== before.courier) tell(now.courier, 'assigned');
  else if (now.state === 'cancelled') tell(now.courier, 'cancelled');
  return news;
}

function questionNotifications(now: OrderFacts, before: OrderFacts): OrderNotification[] {
  const known = new Map((before.questions ?? []).map((one) => [one.key, one]));
  const asked = openOf(now.questions).find(({ key, askedAt }) => known.get(key)?.askedAt !== askedAt);
  const answered = (now.questions ?? []).find(
    ({ key, answer, answeredAt }) => answer !== null && known.get(key)?.answeredAt !== answeredAt,
  );
  const { customer, courier } = now;
  return [
    ...(asked && customer !== null
      ? [{ to: customer, step: 'asked' as const, key: `asked ${asked.askedAt}` }]
      : []),
    ...(answered && courier !== null
      ? [{ to: courier, step: 'answered' as const, key: `answered ${answered.answeredAt}` }]
      : []),
  ];
}

const openOf = <Q extends { readonly answer: unknown }>(questions: readonly Q[] | null): Q[] =>
  (questions ?? []).filter(({ answer }) => answer === null);

/** Checks whether a notification is still current, so that nobody is notified of outdated changes. */
export function isStillCurrent(
  { to, step }: Pick<OrderNotification, 'to' | 'step'>,
  now: OrderFacts,
): boolean {
  if (to !== now.customer && to !== now.courier) return false;
  if (step === 'assigned')
    return to === now.courier && now.state !== 'cancelled' && now.state !== 'delivered';
  if (step === 'asked') return openOf(now.questions).length > 0;
  if (step === 'answered') return now.state === 'accepted';
  return step === now.state;
}
