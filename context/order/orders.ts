import { useCallback, useEffect } from 'react';
import { ApiError, isAway } from '@/lib/api/errors';
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
  ORDER_SHOWS,
  ORDER_SORTS,
  type CourierOrders,
  type OrderFilters,
  type ShopDay,
} from '@/lib/api/order/orders';
import { updateShop } from '@/lib/api/order/shop';
import type { Question } from '@/lib/domain/order/consent';
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
import { useKeptRead } from '@/context/remote/kept';
import { useQuietRead, useRead } from '@/context/remote/read';
import { countViews, useAllRows } from '@/context/remote/rows';

export { ORDER_SHOWS, ORDER_SORTS };
export type { CourierOrders, OrderFilters, ShopDay };

/** The orders that the person has placed; without network those that were last seen, for the code is asked at the door. */
export function useMyOrders(page: number) {
  const { person } = useAuth();
  useLive('orders');
  return useKeptRead(person && ['orders', 'mine', page], () => listMyOrders(person?.id ?? 0, page));
}

export function useLastOrder() {
  const { person } = useAuth();
  return useRead(person && ['lastOrder'], () => lastOrder(person?.id ?? 0));
}

/** What of a shopping list can be ordered; read anew each time, since lists change elsewhere. */
export const useOrderable = (list: number | null) =>
  useRead(list === null ? null : ['orderable', list], () => orderableLines(list as number));

/** Pictures of the dishes that a list is for, by their ids; none until they have come. */
export function useDishFaces(dishes: readonly number[]) {
  const ids = [...new Set(dishes)].sort((a, b) => a - b);
  const key = ids.length > 0 ? (['orderFaces', ids.join()] as const) : null;
  const { remote } = useQuietRead(key, () => dishFaces(ids));
  return new Map((remote.status === 'ready' ? remote.data : []).map(({ id, image }) => [id, image]));
}

/** The lines of an earlier order, as they can be ordered now. */
export const useOrderAgain = (id: number | null) =>
  useRead(id === null ? null : ['orderAgain', id], () => readOrderAgain(id as number));

/** A courier's orders; without network those that were last seen. */
export function useCourierOrders(today: Day | undefined) {
  const { person } = useAuth();
  // not by the day: what was taken yesterday is still to be seen in the morning, network or not
  const isKnown = person !== null && today !== undefined;
  const { background } = useApi();
  const read = useKeptRead<CourierOrders>(isKnown ? ['courierOrders'] : null, () =>
    listCourierOrders(person?.id ?? 0, today as Day),
  );
  const { remote, mutate, reload } = read;
  // an answer of the customer's comes on a slow line, too: of an order in hand that alone is read
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
      // at once as it is now, or it would be shown as it was until the read has come
      mutate((now) => withAnswer(now, answer as Order));
      void reload();
    });
  }, [isKnown, mutate, reload]);
  const { refused } = useQueue();
  useEffect(() => {
    // what was sent later and not taken does not stand there: what does is shown
    if (isKnown && refused.some(({ call }) => call.path.startsWith('orders/'))) void reload();
  }, [isKnown, refused, reload]);
  return read;
}

const withAnswer = (orders: CourierOrders, answer: Order): CourierOrders => ({
  ...orders,
  mine: orders.mine.map((one) => (one.id === answer.id ? { ...one, ...answer } : one)),
});

export function useAllOrders(filters: OrderFilters | null) {
  useLive('orders');
  return useRead(filters && ['orders', JSON.stringify(filters)], () => listOrders(filters as OrderFilters));
}

/** All of them, and those that Admin has to look after. */
export const ORDER_VIEWS = ['all', ...ORDER_SHOWS] as const;
type OrderView = (typeof ORDER_VIEWS)[number];

/** How many orders each view holds by the other filters; without filters nothing is counted. */
export function useOrderCounts(filters: OrderFilters | null): ReadonlyMap<OrderView, number> {
  const { state, courier, day } = filters ?? {};
  const { remote } = useQuietRead(filters && ['orders', 'counts', state, courier, day], () =>
    countViews(ORDER_VIEWS, (view, pageSize) => {
      const show = view === 'all' ? undefined : view;
      return listOrders({ ...(filters as OrderFilters), show, sort: undefined, page: 1 }, pageSize);
    }),
  );
  return remote.status === 'ready' ? remote.data : NOT_COUNTED;
}
const NOT_COUNTED: ReadonlyMap<OrderView, number> = new Map();

/** All that the filters let through. */
export const useEveryOrder = (filters: OrderFilters) => useAllRows(filters, listOrders);

export const useCouriers = () => useRead(['couriers'], listCouriers);
export const useDayFigures = (from: Day | null, to: Day) =>
  useRead(from === null ? null : ['orderFigures', from, to], () => dayFiguresOf(from as Day, to));

/** What Admin has to look after; for others it is not asked. */
export function useShopDay() {
  const { person } = useAuth();
  const isAdmin = person?.Rolee === 'Admin';
  useLive(isAdmin ? 'orders' : null);
  return useQuietRead(isAdmin ? ['shopDay'] : null, readShopDay);
}

type Asked = Pick<CheckoutLine, 'product' | 'amount' | 'unit'>;

/** What the lines cost now and whether they are there; a line without an amount has no price yet. */
export function useQuote() {
  const { background } = useApi();
  return useCallback(
    async (lines: readonly Asked[], zone: string | null): Promise<Quote> => {
      const whole = lines.filter(({ amount }) => amount);
      const quote = await background(() => quoteOrder(whole, zone));
      const answers = quote.lines.values();
      const open = ({ product }: Asked) => ({
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

/** Tells how many lines are marked; whether it arrives matters to nobody but the customer's screen. */
export function useTellProgress() {
  const { background } = useApi();
  return useCallback(
    (id: number, count: number) =>
      void background(() => stepOrder(id, 'progress', { count }), { isQuiet: true }).catch(() => undefined),
    [background],
  );
}

type AskInput = Pick<Question, 'key' | 'replacement' | 'gotAmount' | 'called'>;
type AnswerInput = Pick<Question, 'key' | 'askedAt'> & { readonly yes: boolean };

/** Calls that change orders; a failure goes on to the caller. */
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
  const accept = useCallback((id: number) => call('order.accept', () => stepOrder(id, 'accept')), [call]);
  return {
    accept,
    place: (input: OrderInput, key: string) =>
      call('order.place', () => placeOrder(input, key), { collection: 'shoplists' }),
    /** Asks the customer whether something may go in instead, or so much of it. */
    ask: (id: number, about: AskInput) => call('order.ask', () => stepOrder(id, 'ask', about)),
    /** The customer's answer to just the question that they read. */
    answer: (id: number, given: AnswerInput) => call('order.answer', () => stepOrder(id, 'answer', given)),
    cancel: (id: number, reason?: string) =>
      call('order.cancel', () => stepOrder(id, 'cancel', reason ? { reason } : {})),
    assign: (id: number, courier: number) => call('order.assign', () => stepOrder(id, 'assign', { courier })),
    updateShop: async (id: number, input: object) => {
      const shop = await write('shop.update', () => updateShop(id, input));
      invalidate({ collection: 'shop' });
      return shop;
    },
  };
}

export interface Step {
  readonly verb: string;
  readonly data?: Readonly<Record<string, unknown>>;
  readonly file?: { readonly blob: Blob; readonly name: string; readonly into: string };
  /** What the screen shows of it while it waits to be sent. */
  readonly shown?: object;
}

/** What has been kept for later is neither done nor failed: no alert says either. */
const KEPT = new DOMException('Kept for later', 'AbortError');

/** A courier's step: at once where there is a network, else kept and sent as soon as there is one. */
export function useOrderStep() {
  const { write } = useApi();
  return useCallback(
    async (
      order: Pick<Order, 'id' | 'number'>,
      { verb, data = {}, file, shown }: Step,
    ): Promise<Order | null> => {
      const key = newKey();
      const about = `orders/${order.id}`;
      const queue = async (tried?: string) => {
        const call = { method: 'POST', path: `${about}/${verb}`, data, about, file, shown } as const;
        await enqueue({ ...call, title: String(order.number) }, tried);
        return null;
      };
      // a picture is uploaded first; and no step overtakes an earlier one that still waits
      const isNext = !queueState().waiting.some((call) => call.about === about);
      if (isOfflineNow() || file || !isNext) return queue();
      const step = async () => {
        try {
          return await stepOrder(order.id, verb, data, key);
        } catch (cause) {
          if (!(cause instanceof ApiError)) throw cause;
          // it has moved on elsewhere: what stands there is shown
          if (cause.kind === 'conflict') invalidate({ collection: 'orders' }, 'live');
          if (!isAway(cause) && cause.kind !== 'full') throw cause;
          await queue(key);
          throw KEPT;
        }
      };
      return write('order.step', step).catch((cause) => {
        if (cause === KEPT) return null;
        throw cause;
      });
    },
    [write],
  );
}
