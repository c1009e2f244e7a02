import type { Calls } from '@/lib/api/contract';
import type { DataOf, Shown, VerbGiven, VerbName } from '@/lib/api/shown';
import type { Image } from '@/lib/domain/image/pick';
import type { DayFigures } from '@/lib/domain/order/figures';
import { isOrdered } from '@/lib/domain/shoplist/delivery';
import { orderableAgain, orderableOf, type Orderable } from '@/lib/forms/order/fromList';
import type { Quote } from '@/lib/forms/order/quote';
import type { Order, OrderLine } from '@/lib/domain/order/record';
import { CARRIED_STATES, OPEN_STATES } from '@/lib/domain/order/states';
import { ORDER_STATES, type OrderState } from '@/lib/domain/order/types';
import type { OrderInput } from '@/lib/forms/order/values';
import { dayStart } from '@/lib/domain/order/windows';
import { addDays, type Day } from '@/lib/domain/time/day';
import type { Sort } from '@/lib/forms/address/values';
import { sortOf, type Conditions, type Filters } from '@/lib/api/query';
import type { Category } from '@/lib/domain/product/types';
import {
  act,
  ask,
  create,
  findAll,
  findMany,
  findOne,
  pathOfAll,
  pathOfMany,
  pathOfOne,
  type Many,
} from '@/lib/api/strapi';

/** Fields needed to name a line, and to show its amount as on its list. */
const NAMED = {
  fields: ['Name', 'NameKa', 'category', 'packSize', 'gramsPerPiece', 'gramsPerMl', 'pieceName'],
} as const;
const WHOLE = {
  populate: {
    lines: { populate: { product: NAMED, replacement: NAMED } },
    history: { populate: { by: { fields: ['Name'] } } },
    courier: { fields: ['Name'] },
    customer: { fields: ['Name'] },
    proof: true,
  },
} as const;
type OrderRecord = Shown<'orders', typeof WHOLE>;
/** Fields needed to tell how a product is sold and its price. */
const BOUGHT_BY = [
  'sold',
  'costTetri',
  'category',
  'packSize',
  'gramsPerMl',
  'gramsPerPiece',
  'pieceName',
] as const;
const PAGE = 25;
const MOST = 100;

const toLine = (line: OrderRecord['lines'][number]): OrderLine => ({
  ...line,
  product: line.product ?? null,
  Name: line.Name ?? '',
  amount: line.amount ?? 0,
  unit: line.unit ?? 'gr',
  ifMissing: line.ifMissing ?? 'replace',
  priceTetri: line.priceTetri ?? 0,
});

/** Maps an order; fields only some readers get (the delivery code, the courier's phone) stay absent for others. */
const toOrder = ({ deliveryCode, courierPhone, ...record }: OrderRecord): Order => ({
  id: record.id,
  number: record.number,
  state: record.state,
  customer: record.customer ?? null,
  courier: record.courier ?? null,
  lines: (record.lines ?? []).map(toLine),
  questions: record.questions ?? null,
  packing: record.packing ?? null,
  lineCount: record.lineCount ?? record.lines?.length ?? 0,
  weightGrams: record.weightGrams ?? 0,
  feeTetri: record.feeTetri ?? 0,
  estimatedTetri: record.estimatedTetri ?? 0,
  toPayTetri: record.toPayTetri ?? 0,
  payment: record.payment,
  recipient: record.recipient ?? null,
  address: record.address ?? null,
  zone: record.zone ?? null,
  district: record.district ?? null,
  districtKa: record.districtKa ?? null,
  Note: record.Note ?? null,
  wantedFrom: record.wantedFrom,
  wantedTo: record.wantedTo,
  history: (record.history ?? []).map((event) => ({
    ...event,
    state: event.state ?? record.state,
    at: event.at ?? '',
    by: event.by ?? null,
  })),
  proof: record.proof ?? null,
  receivedBy: record.receivedBy ?? null,
  isUnconfirmed: record.isUnconfirmed ?? false,
  deliveredAt: record.deliveredAt ?? null,
  createdAt: record.createdAt ?? '',
  ...(deliveryCode !== undefined && { deliveryCode }),
  ...(courierPhone !== undefined && { courierPhone }),
});

async function findOrders(query: Conditions<'orders'>): Promise<Many<Order>> {
  const { data, pagination } = await findMany('orders', { ...WHOLE, ...query });
  return { data: data.map(toOrder), pagination };
}

/** Reads one order as the caller may see it. */
export const readOrder = async (id: number): Promise<Order> => toOrder(await findOne('orders', id, WHOLE));

/** Lists a person's orders, latest first. */
export const listMyOrders = (person: number, page: number): Promise<Many<Order>> =>
  findOrders({
    filters: { customer: { id: { $eq: person } } },
    sort: 'number:desc',
    pagination: { page, pageSize: PAGE },
  });

/** Reads the person's last order, which prefills the checkout. */
export const lastOrder = async (person: number): Promise<Order | null> =>
  (
    await findOrders({
      filters: { customer: { id: { $eq: person } } },
      sort: 'number:desc',
      pagination: { pageSize: 1 },
    })
  ).data[0] ?? null;

/** Sums a person's payments for orders delivered since this day, in tetri; null if there were none. */
export async function paidSince(person: number, day: Day): Promise<number | null> {
  const { data } = await findMany('orders', {
    fields: ['toPayTetri'],
    filters: {
      customer: { id: { $eq: person } },
      state: { $eq: 'delivered' },
      deliveredAt: { $gte: dayStart(day) },
    },
    pagination: { pageSize: MOST },
  });
  return data.length > 0 ? data.reduce((sum, { toPayTetri }) => sum + (toPayTetri ?? 0), 0) : null;
}

export interface CourierOrders {
  readonly available: readonly Order[];
  readonly mine: readonly Order[];
  readonly done: readonly Order[];
}
/** Reads a courier's screen: orders to accept, orders they carry, and those they delivered on this day. */
export async function listCourierOrders(person: number, today: Day): Promise<CourierOrders> {
  const [available, mine, done] = await Promise.all([
    findOrders(AVAILABLE),
    findOrders(carriedBy(person)),
    findOrders(deliveredBy(person, dayStart(today))),
  ]);
  return { available: available.data, mine: mine.data, done: done.data };
}

const AVAILABLE = {
  filters: { state: { $eq: 'placed' } },
  sort: 'wantedFrom:asc',
  pagination: { pageSize: MOST },
} as const;
const carriedBy = (person: number | string) =>
  ({
    filters: { courier: { id: { $eq: person } }, state: { $in: CARRIED_STATES } },
    sort: 'wantedFrom:asc',
    pagination: { pageSize: MOST },
  }) as const;

const deliveredBy = (person: number | string, since: string) =>
  ({
    filters: { courier: { id: { $eq: person } }, state: { $eq: 'delivered' }, deliveredAt: { $gte: since } },
    sort: 'deliveredAt:desc',
    pagination: { pageSize: MOST },
  }) as const;

/**
 * Returns the paths of the reads of `listCourierOrders`. The shop's day begins at the same time of the day before it in
 * UTC, and `before` stands for that day.
 */
export const courierPaths = (person: string, before: string): readonly string[] =>
  [AVAILABLE, carriedBy(person), deliveredBy(person, `${before}${dayStart('2000-01-02').slice(10)}`)].map(
    (which) => pathOfMany('orders', { ...WHOLE, ...which }),
  );

/** Views for Admin: orders past their delivery window, or delivered without the code. */
export const ORDER_SHOWS = ['late', 'unconfirmed'] as const;
export const ORDER_SORTS = [
  'number',
  'state',
  'wantedFrom',
  'recipient',
  'district',
  'street',
  'courier',
  'lineCount',
  'createdAt',
  'toPayTetri',
] as const;
export interface OrderFilters {
  readonly state?: OrderState;
  readonly show?: (typeof ORDER_SHOWS)[number];
  readonly courier?: number;
  readonly day?: Day;
  readonly sort?: Sort<(typeof ORDER_SORTS)[number]>;
  readonly page: number;
}

/** Returns the state filter; a late order is always an open one. */
function stateFilter({ state, show }: OrderFilters): Filters<'orders'>['state'] {
  if (show !== 'late') return state && ORDER_STATES.includes(state) ? { $eq: state } : undefined;
  const states = OPEN_STATES.filter((one) => !state || one === state);
  return { $in: states.length > 0 ? states : ['none'] };
}

/** Lists all orders, for an Admin, latest first. */
export function listOrders(filters: OrderFilters, pageSize = PAGE): Promise<Many<Order>> {
  const { show, courier, day, sort = '-number', page } = filters;
  return findOrders({
    filters: {
      state: stateFilter(filters),
      wantedTo: show === 'late' ? { $lt: new Date().toISOString() } : undefined,
      isUnconfirmed: show === 'unconfirmed' ? { $eq: true } : undefined,
      courier: courier && { id: { $eq: courier } },
      wantedFrom: day && { $gte: dayStart(day), $lt: dayStart(addDays(day, 1)) },
    },
    sort: sortOf(sort),
    pagination: { page, pageSize },
  });
}

export const placeOrder = async (input: OrderInput, idempotencyKey: string): Promise<Order> =>
  toOrder(await create('orders', input, { idempotencyKey }));

type QuoteBody = Calls['POST orders/quote']['body'];
export const quoteOrder = async (lines: QuoteBody['lines'], zone: string | null): Promise<Quote> =>
  (await ask('POST orders/quote', { body: { lines, zone } })).data;

type OrderVerb = VerbName<'orders'>;
/** Step of an order: its verb and the body of it. */
export type OrderStep<V extends OrderVerb = OrderVerb> = {
  [Name in V]: { readonly verb: Name } & DataOf<VerbGiven<'orders', Name>>;
}[V];

export const stepOrder = async (
  id: number,
  { verb, data }: OrderStep,
  idempotencyKey?: string,
): Promise<Order> => toOrder(await act('orders', id, verb, data, { idempotencyKey }));

export const dayFiguresOf = async (from: Day, to: Day): Promise<readonly DayFigures[]> =>
  (await ask('GET orders/figures', { query: { from, to } })).data;

interface Named {
  readonly id: number;
  readonly Name: string;
  readonly NameKa: string | null;
}
export interface ShopDay {
  readonly unassigned: number;
  readonly late: number;
  readonly open: number;
  readonly unconfirmed: number;
  readonly reports: number;
  readonly low: readonly Named[];
  readonly expiring: readonly (Named & { readonly expiresOn: Day })[];
  readonly lacking: readonly Named[];
}
export const readShopDay = async (): Promise<ShopDay> => (await ask('GET shop/day', {})).data;

/** Lists the couriers, for an Admin. */
export const listCouriers = async (): Promise<{ id: number; Name: string }[]> =>
  (
    await findMany('users', {
      fields: ['Name'],
      filters: { Rolee: { $eq: 'Courier' } },
      sort: 'Name:asc',
      pagination: { pageSize: MOST },
    })
  ).data;

/**
 * Reads the open lines of a shopping list that can be ordered, and the order in which its household walks the aisles.
 */
export async function orderableLines(list: number): Promise<Orderable & { aisles: readonly Category[] }> {
  const [items, { aisles }] = await Promise.all([
    findAll('shop-items', orderableIn(list)),
    findOne('shoplists', list, AISLES),
  ]);
  return { ...orderableOf(items.filter((item) => !isOrdered(item))), aisles: aisles ?? [] };
}
const AISLES = { fields: ['aisles'] } as const;
const orderableIn = (list: number | string) =>
  ({
    populate: { product: { fields: ['Name', 'NameKa', ...BOUGHT_BY] } },
    filters: { list: { id: { $eq: list } }, checked: { $eq: false }, atHome: { $eq: false } },
    sort: 'id:asc',
  }) as const;

/** Returns the paths by which `orderableLines` asks. */
export const checkoutPaths = (list: string): readonly string[] => [
  pathOfAll('shop-items', orderableIn(list)),
  pathOfOne('shoplists', list, AISLES),
];

interface DishFace {
  readonly id: number;
  readonly image: Image | null;
}
/** Reads the first picture of each of these dishes that the caller may read. */
export async function dishFaces(dishes: readonly number[]): Promise<DishFace[]> {
  const { data } = await findMany('dishes', {
    fields: ['Name'],
    populate: { DishImages: true },
    filters: { id: { $in: dishes } },
    pagination: { pageSize: MOST },
  });
  return data.map(({ id, DishImages }) => ({ id, image: DishImages?.[0] ?? null }));
}

/** Reads an earlier order's lines with everything needed to order them again. */
export const readOrderAgain = async (id: number): Promise<Orderable> => {
  const product = { fields: ['Name', 'NameKa', ...BOUGHT_BY] } as const;
  const { lines } = await findOne('orders', id, {
    populate: { lines: { populate: { product } } },
  });
  return orderableAgain(lines.map((line) => ({ ...line, Name: line.Name ?? '' })));
};
