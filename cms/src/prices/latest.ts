import type { Context } from 'koa';
import { type OwnPrices, per100 } from '../domain/price/own';
import type { Paid } from '../domain/price/types';
import { sharedOf } from '../households/sharing';
import { callerIn } from '../records/http/actions';
import { isRemembering } from '../records/read/compose';
import { sql } from '../records/database/database';
import { generationOf } from '../records/read/generations';
import { dropOldest } from '../records/dropOldest';
import { checkParams } from '../records/search/params';
import { readBodies, rows } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import type { Caller } from '../records/types';
import { type Price, priceTable } from './prices';

interface CachedPrices {
  readonly generation: number;
  readonly latest: OwnPrices;
}
const cache = new Map<number, CachedPrices>();
const MOST_KEPT = 2_000;
const NONE: OwnPrices = new Map();

/** Returns the household's latest price of each product by its id; of several on one day the last recorded. */
export async function latestOf(caller: Caller): Promise<OwnPrices> {
  if (caller.id === 0 || caller.who === 'Courier') return NONE;
  // Prices record who shares them, so a changed household also raises the generation of prices.
  const generation = generationOf('prices');
  const known = cache.get(caller.id);
  if (known?.generation === generation) return known.latest;
  const latest = await readLatest(caller);
  const isCertain = !strapi.db.inTransaction() && generationOf('prices') === generation;
  if (isRemembering && isCertain) cachePrices(caller.id, { generation, latest });
  return latest;
}

function cachePrices(person: number, known: CachedPrices): void {
  if (cache.size >= MOST_KEPT) dropOldest(cache);
  cache.set(person, known);
}

async function readLatest(caller: Caller): Promise<OwnPrices> {
  const db = await sql();
  const ranked = priceTable(db)
    .whereIn('id', sharedOf('prices', caller))
    .whereNotNull('product')
    .select(
      'body',
      db.raw('row_number() over (partition by "product" order by "day" desc, "id" desc) as place'),
    );
  const latest = await rows<Price>(db.from(ranked.as('ranked')).where('place', 1));
  return new Map(latest.map((price) => [Number(price.product), paidOf(price)]));
}

const paidOf = ({ product, shop, day, tetri, amount, unit }: Price) =>
  ({ product, shop, day, tetri, amount, unit }) as Paid;

/** Returns the household's latest price of 100 gr by product, in tetri; omits products without a known weight. */
export async function paidPer100(caller: Caller): Promise<ReadonlyMap<number, number>> {
  const latest = await latestOf(caller);
  const collection = collectionOf('products');
  const products = await readBodies(await sql(), collection, [...latest.keys()], 'head');
  return new Map(
    [...latest].flatMap(([id, paid]) => {
      const product = products.get(id);
      const cost = product && per100(paid, product);
      return cost === undefined ? [] : [[id, cost] as const];
    }),
  );
}

/** GET prices/latest: the household's latest price for each product, without the `attributes` wrapper. */
export async function listLatest(ctx: Context): Promise<void> {
  checkParams(ctx.query, []);
  ctx.body = { data: [...(await latestOf(callerIn(ctx))).values()] };
}
