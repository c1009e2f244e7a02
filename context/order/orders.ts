import { useCallback, useEffect } from 'react';
import { ApiError, isUnreachable } from '@/lib/api/errors';
import {
  dayFiguresOf,
  dishFaces,
  lastOrder,
  listCourierOrders,
  listCouriers,
  listMyOrders,
  listOrders,
  orderableLines,
  placeOrder,
  quoteOrder,
  readOrder,
  readOrderAgain,
  readShopDay,
  stepOrder,
  type OrderStep,
  ORDER_SHOWS,
  ORDER_SORTS,
  type CourierOrders,
  type OrderFilters,
  type ShopDay,
} from '@/lib/api/order/orders';
import { updateShop } from '@/lib/api/order/shop';
import type { VerbBody } from '@/lib/api/shown';
import type { ShopInput } from '@/lib/forms/order/shopValues';
import type { Quote } from '@/lib/forms/order/quote';
import type { Order } from '@/lib/domain/order/record';
import { CARRIED_STATES } from '@/lib/domain/order/states';
import type { CheckoutLine, OrderInput } from '@/lib/forms/order/values';
import type { Day } from '@/lib/domain/time/day';
import { useLive } from '@/lib/hooks/useLive';
import { useQueue } from '@/lib/hooks/useQueue';
import { invalidate } from '@/lib/remote/cache';
import type { Change } from '@/lib/remote/keys';
import { isOfflineNow } from '@/lib/offline/mode';
import { newKey } from '@/lib/newKey';
import { enqueue, onSent, queueState } from '@/lib/offline/queue';
import { useApi, type ActionKey } from '@/context/ApiContext';
import { useAuth } from '@/context/AuthContext';
import { useStoredRead } from '@/context/remote/storedRead';
import { callWith, useQuietRead, useRead, useReadOf } from '@/context/remote/read';
import { countViews, useAllRows } from '@/context/remote/rows';

export { ORDER_SHOWS, ORDER_SORTS };
export type { CourierOrders, OrderFilters, ShopDay };

/** Reads the person's orders; offline, the last copy, since the courier asks for the code at the door. */
export function useMyOrders(page: number) {
  const { person } = useAuth();
  useLive('orders');
  return useStoredRead(person && ['orders', 'mine', page], () => listMyOrders(person?.id ?? 0, page));
}

export function useLastOrder() {
  const { person } = useAuth();
  return useRead(person && ['lastOrder'], () => lastOrder(person?.id ?? 0));
}

/** Reads the lines of a shopping list that can be ordered; never cached, since lists change elsewhere. */
export const useOrderable = (list: number | null) =>
  useReadOf(list, (one) => ['orderable', one], orderableLines);

/** Returns pictures of the dishes on a list, by dish id; empty until loaded. */
export function useDishFaces(dishes: readonly number[]) {
  const ids = [...new Set(dishes)].sort((a, b) => a - b);
  const key = ids.length > 0 ? (['orderFaces', ids.join()] as const) : null;
  const { remote } = useQuietRead(key, () => dishFaces(ids));
  return new Map((remote.status === 'ready' ? remote.data : []).map(({ id, image }) => [id, image]));
}

/** Reads the lines of an earlier order, as they can be ordered now. */
export const useOrderAgain = (id: number | null) =>
  useReadOf(id, (one) => ['orderAgain', one], readOrderAgain);

/** Reads a courier's orders; offline, the last copy. */
export function useCourierOrders(today: Day | undefined) {
  const { person } = useAuth();
  // The key has no day: orders accepted yesterday must still show in the morning, even offline.
  const isKnown = person !== null && today !== undefined;
  const { background } = useApi();
  const read = useStoredRead<CourierOrders>(
    isKnown ? ['courierOrders'] : null,
    callWith(today, (day) => listCourierOrders(person?.id ?? 0, day)),
  );
  const { remote, mutate, reload } = read;
  // On a slow line a customer's answer must arrive too: for an order in hand, only that order is read.
  useLive('orders', undefined, async (id) => {
    const isInHand = ({ id: one, state }: Order) => one === id && CARRIED_STATES.includes(state);
    if (remote.status !== 'ready' || !remote.data.mine.some(isInHand)) return false;
    const fresh = await background(() => readOrder(id), { isQuiet: true });
    if (!isInHand(fresh)) return false;
    mutate((now) => withAnswer(now, fresh));
    return true;
  });
  useEffect(() => {
    if (!isKnown) return;
    return onSent(({ path }, answer) => {
      if (!path.startsWith('orders/')) return;
      // shows the answer at once instead of the old state until the read completes
      if (isOrder(answer)) mutate((now) => withAnswer(now, answer));
      void reload();
    });
  }, [isKnown, mutate, reload]);
  const { refused } = useQueue();
  useEffect(() => {
    // the CMS refused a queued step, so the order is read again
    if (isKnown && refused.some(({ call }) => call.path.startsWith('orders/'))) void reload();
  }, [isKnown, refused, reload]);
  return read;
}

const isOrder = (answer: unknown): answer is Order =>
  typeof answer === 'object' && answer !== null && 'number' in answer;

const withAnswer = (orders: CourierOrders, answer: Order): CourierOrders => ({
  ...orders,
  mine: orders.mine.map((one) => (one.id === answer.id ? { ...one, ...answer } : one)),
});

export function useAllOrders(filters: OrderFilters | null) {
  useLive('orders');
  return useReadOf(
    filters,
    (given) => ['orders', JSON.stringify(given)],
    (given) => listOrders(given),
  );
}

/** Views of all orders, and of those that need an Admin. */
export const ORDER_VIEWS = ['all', ...ORDER_SHOWS] as const;
type OrderView = (typeof ORDER_VIEWS)[number];

/** Counts the orders in each view under the other filters; reads nothing without filters. */
export function useOrderCounts(filters: OrderFilters | null): ReadonlyMap<OrderView, number> {
  const { state, courier, day } = filters ?? {};
  const { remote } = useQuietRead(
    filters && ['orders', 'counts', state, courier, day],
    callWith(filters, (given) =>
      countViews(ORDER_VIEWS, (view, pageSize) => {
        const show = view === 'all' ? undefined : view;
        return listOrders({ ...given, show, sort: undefined, page: 1 }, pageSize);
      }),
    ),
  );
  return remote.status === 'ready' ? remote.data : NOT_COUNTED;
}
const NOT_COUNTED: ReadonlyMap<OrderView, number> = new Map();

/** Reads all orders that match the filters. */
export const useEveryOrder = (filters: OrderFilters) => useAllRows(filters, listOrders);

export const useCouriers = () => useRead(['couriers'], listCouriers);
export const useDayFigures = (from: Day | null, to: Day) =>
  useReadOf(
    from,
    (first) => ['orderFigures', first, to],
    (first) => dayFiguresOf(first, to),
  );

/** Reads the shop's open tasks for an Admin; reads nothing for other roles. */
export function useShopDay() {
  const { person } = useAuth();
  const isAdmin = person?.Rolee === 'Admin';
  useLive(isAdmin ? 'orders' : null);
  return useQuietRead(isAdmin ? ['shopDay'] : null, readShopDay);
}

type QuotedFields = Pick<CheckoutLine, 'product' | 'amount' | 'unit'>;

/** Returns a call that quotes price and availability of the lines; a line without an amount has no price yet. */
export function useQuote() {
  const { background } = useApi();
  return useCallback(
    async (lines: readonly QuotedFields[], zone: string | null): Promise<Quote> => {
      const whole = lines.flatMap((line) => (line.amount ? [{ ...line, amount: line.amount }] : []));
      const quote = await background(() => quoteOrder(whole, zone));
      const answers = quote.lines.values();
      const open = ({ product }: QuotedFields) => ({
        product,
        priceTetri: null,
        isAvailable: true,
        fault: null,
        left: null,
      });
      return {
        ...quote,
        lines: lines.map((line) => (line.amount && answers.next().value) || open(line)),
      };
    },
    [background],
  );
}

/**
 * Returns a call that reports the number of marked lines; a failure is ignored, since only the customer's screen shows
 * it.
 */
export function useReportProgress() {
  const { background } = useApi();
  return useCallback(
    (id: number, count: number) =>
      void background(() => stepOrder(id, { verb: 'progress', data: { count } }), { isQuiet: true }).catch(
        () => undefined,
      ),
    [background],
  );
}

type AskInput = VerbBody<'orders', 'ask'>;
type AnswerInput = VerbBody<'orders', 'answer'>;

/** Returns calls that change orders; each rethrows failures. */
export function useOrderCalls() {
  const { write } = useApi();
  const call = useCallback(
    async <T>(key: ActionKey, act: () => Promise<T>, ...others: readonly Change[]): Promise<T> => {
      const answer = await write(key, act);
      for (const change of [{ collection: 'orders' } as const, ...others]) invalidate(change);
      return answer;
    },
    [write],
  );
  const accept = useCallback(
    (id: number) => call('order.accept', () => stepOrder(id, { verb: 'accept' })),
    [call],
  );
  return {
    accept,
    place: (input: OrderInput, key: string) =>
      call('order.place', () => placeOrder(input, key), { collection: 'shoplists' }),
    /** Asks the customer about a replacement or a different amount. */
    ask: (id: number, about: AskInput) =>
      call('order.ask', () => stepOrder(id, { verb: 'ask', data: about })),
    /** Sends the customer's answer to the very question that they read. */
    answer: (id: number, given: AnswerInput) =>
      call('order.answer', () => stepOrder(id, { verb: 'answer', data: given })),
    cancel: (id: number, reason?: string) =>
      call('order.cancel', () => stepOrder(id, { verb: 'cancel', data: reason ? { reason } : {} })),
    assign: (id: number, courier: number) =>
      call('order.assign', () => stepOrder(id, { verb: 'assign', data: { courier } })),
    updateShop: async (id: number, input: ShopInput) => {
      const shop = await write('shop.update', () => updateShop(id, input));
      invalidate({ collection: 'shop' });
      return shop;
    },
  };
}

/** Steps that a courier takes on the way, with or without a network. */
type CourierVerb = 'pack' | 'depart' | 'deliver' | 'fail' | 'retry' | 'cancel' | 'release';
export type Step<V extends CourierVerb = CourierVerb> = OrderStep<V> & {
  readonly file?: { readonly blob: Blob; readonly name: string; readonly into: 'proof' };
  /** State that the screen shows while the step is queued. */
  readonly shown?: object;
};

/** Error that aborts the write for a queued step: neither done nor failed, so it raises no alert. */
const QUEUED = new DOMException('Kept for later', 'AbortError');

/** Returns a call that sends a courier's step at once, or queues it if there is no network. */
export function useOrderStep() {
  const { write } = useApi();
  return useCallback(
    async (order: Pick<Order, 'id' | 'number'>, { file, shown, ...given }: Step): Promise<Order | null> => {
      const key = newKey();
      const about = `orders/${order.id}` as const;
      const queue = async (tried?: string) => {
        const call = {
          method: 'POST',
          path: `${about}/${given.verb}`,
          data: given.data ?? {},
          about,
          file,
          shown,
        } as const;
        await enqueue({ ...call, title: String(order.number) }, tried);
        return null;
      };
      // A picture has to be uploaded first, and no step may overtake an earlier one in the queue.
      const isNext = !queueState().waiting.some((call) => call.about === about);
      if (isOfflineNow() || file || !isNext) return queue();
      const step = async () => {
        try {
          return await stepOrder(order.id, given, key);
        } catch (cause) {
          if (!(cause instanceof ApiError)) throw cause;
          // the order has moved on elsewhere: reloads it
          if (cause.kind === 'conflict') invalidate({ collection: 'orders' }, 'live');
          if (!isUnreachable(cause) && cause.kind !== 'full') throw cause;
          await queue(key);
          throw QUEUED;
        }
      };
      return write('order.step', step).catch((cause) => {
        if (cause === QUEUED) return null;
        throw cause;
      });
    },
    [write],
  );
}
