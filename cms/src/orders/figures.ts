import type { Knex } from 'knex';
import type { Context } from 'koa';
import { dayFigures, type FiguredOrder } from '../domain/order/figures';
import { dayStart, shopDay } from '../domain/order/windows';
import { missingFigures } from '../domain/product/gaps';
import { isExpiring, sumOf } from '../domain/storage/lots';
import { addDays, daysBetween, isDay } from '../domain/time/day';
import { countOf, sql } from '../records/database/database';
import { badRequest } from '../records/http/errors';
import { checkParams } from '../records/search/params';
import { rows } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import { tableOf } from '../records/database/tables';
import type { Body } from '../records/types';
import type { Product } from '../stocks/products';
import type { Order } from './order';

const MAX_DAYS = 92;

async function bodiesOf<T extends Body>(
  name: string,
  narrow: (query: Knex.QueryBuilder) => void = () => undefined,
): Promise<T[]> {
  const query = (await sql())(tableOf(collectionOf(name)));
  narrow(query);
  return rows<T>(query);
}

/** GET orders/figures?from&to: orders placed, delivered and cancelled, and revenue, per day of the shop. */
export async function readFigures(ctx: Context): Promise<void> {
  checkParams(ctx.query, ['from', 'to']);
  const { from, to } = ctx.query;
  if (!isDay(from)) throw badRequest('from must be a day', ['from']);
  if (!isDay(to) || to < from || daysBetween(from, to) >= MAX_DAYS)
    throw badRequest(`to must be a day, at most ${MAX_DAYS} after from`, ['to']);
  const [start, end] = [dayStart(from), dayStart(addDays(to, 1))];
  const orders = await bodiesOf<Body & FiguredOrder>(
    'orders',
    (query) =>
      void query.where(
        (any) => void any.whereBetween('createdAt', [start, end]).orWhereBetween('deliveredAt', [start, end]),
      ),
  );
  ctx.body = { data: dayFigures(orders, from, to) };
}

/** GET shop/day: counts of the orders, reports and stock that need an Admin's attention today. */
export async function readDay(ctx: Context): Promise<void> {
  checkParams(ctx.query, []);
  const now = Date.now();
  const today = shopDay(now);
  const open = await bodiesOf<Order>(
    'orders',
    (query) => void query.whereIn('state', ['placed', 'accepted', 'packed', 'onTheWay', 'failed']),
  );
  const isLate = ({ wantedTo }: Order) => Date.parse(wantedTo) < now;
  const db = await sql();
  const unconfirmed = { isUnconfirmed: true, state: 'delivered' };
  ctx.body = {
    data: {
      unassigned: open.filter(({ state }) => state === 'placed').length,
      late: open.filter(isLate).length,
      open: open.length,
      unconfirmed: await countOf(db(tableOf(collectionOf('orders'))).where(unconfirmed)),
      reports: await countOf(db(tableOf(collectionOf('reports'))).where({ state: 'open' })),
      ...(await stockToday(today)),
    },
  };
}

interface StockLot extends Body {
  id: number;
  product: number;
  quantity: number;
  reserved: number;
  unit: string;
  expiresOn: string | null;
  minimum: number | null;
}

async function stockToday(today: string) {
  const products = await bodiesOf<Product>('products');
  const lots = await bodiesOf<StockLot>('stocks');
  const byId = new Map(products.map((product) => [product.id, product]));
  const named = (id: number) => ({
    id,
    Name: byId.get(id)?.Name ?? '',
    NameKa: byId.get(id)?.NameKa ?? null,
  });
  const stocked = [...new Set(lots.map(({ product }) => product))].filter((id) => byId.has(id));
  const low = stocked.flatMap((id) => {
    const { isLow, free } = sumOf(
      lots.filter(({ product }) => product === id),
      today,
    );
    return isLow ? [{ ...named(id), free, unit: lots.find(({ product }) => product === id)?.unit }] : [];
  });
  const expiring = lots
    .filter((lot) => isExpiring(lot, today))
    .map((lot) => ({
      ...named(lot.product),
      expiresOn: lot.expiresOn,
      quantity: lot.quantity,
      unit: lot.unit,
    }));
  const lacking = products
    .filter((product) => product.sold && missingFigures(product).length > 0)
    .map(({ id }) => named(id));
  return {
    low,
    expiring: expiring.sort((a, b) => String(a.expiresOn).localeCompare(String(b.expiresOn))),
    lacking,
  };
}
