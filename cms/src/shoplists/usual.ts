import type { Context } from 'koa';
import { SHOP_LIMITS } from '../domain/limits';
import { type Bought, usualOf } from '../domain/shoplist/usual';
import { successorsOf } from '../products/merge';
import { toOfferedProducts } from '../products/offer';
import { callerIn, dataOnly } from '../records/http/actions';
import type { ApiRecord } from '../records/read/compose';
import { sql } from '../records/database/database';
import { fieldErrors } from '../records/http/errors';
import { isId } from '../records/write/input';
import { checkParams } from '../records/search/params';
import { bodyFor } from '../records/read/read';
import { readBodies, rows } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import { tableOf } from '../records/database/tables';
import type { Caller, CollectionMap } from '../records/types';
import { change, inWrite } from '../records/write/write';
import { staplesOf } from './staples';

/** Number of latest lines from which usual purchases are derived. */
const LATEST_LINES = 1500;
const LATEST_ORDERS = 30;

/** GET shoplists/usual: the household's frequent purchases, by lists and the caller's orders, and staples. */
export async function listUsual(ctx: Context): Promise<void> {
  checkParams(ctx.query, []);
  ctx.body = { data: await usualFor(callerIn(ctx)) };
}

async function usualFor(caller: Caller) {
  const db = await sql();
  const bought = usualOf([...(await tickedBy(caller)), ...(await orderedBy(caller))], Date.now());
  const staples = await staplesOf(caller, db);
  const ids = [...new Set([...bought.flatMap(({ product }) => product ?? []), ...staples])];
  const shown = new Map((await toOfferedProducts(ids, caller)).map((product) => [product.id, product]));
  const shownAs = (id: number): ApiRecord[] => {
    const product = shown.get(id);
    return product ? [product] : [];
  };
  const usual = bought
    .map(({ Name, category, product }) => {
      const data = product === null ? undefined : shown.get(product);
      return { Name, category, product: data ? { data } : null, isGone: product !== null && !data };
    })
    .flatMap(({ isGone, ...thing }) => (isGone ? [] : [thing]));
  return { usual, staples: staples.flatMap(shownAs) };
}

/** Returns the ticked lines of every list that the caller can see. */
async function tickedBy(caller: Caller): Promise<Bought[]> {
  const db = await sql();
  const items = collectionOf('shop-items');
  const query = db(`${tableOf(items)} as r`).where('r.checked', true);
  items.scope?.(query, caller);
  const lines = await rows<CollectionMap['shop-items']>(query.orderBy('r.id', 'desc').limit(LATEST_LINES));
  return lines.map(({ Name, product, category, updatedAt }) => ({
    Name,
    product: product ?? null,
    category: category ?? 'other',
    at: Date.parse(updatedAt),
  }));
}

async function orderedBy({ id }: Caller): Promise<Bought[]> {
  const db = await sql();
  const query = db(tableOf(collectionOf('orders'))).where({ customer: id, state: 'delivered' });
  const orders = await rows<CollectionMap['orders']>(query.orderBy('id', 'desc').limit(LATEST_ORDERS));
  return orders.flatMap(({ lines, createdAt }) =>
    lines.flatMap(({ Name, product }) =>
      product ? [{ Name: Name ?? '', product, category: null, at: Date.parse(createdAt) }] : [],
    ),
  );
}

/** POST shoplists/staples {product, isStaple}: adds or removes a staple, idempotent. Responds like `usual`. */
export async function markStaple(ctx: Context): Promise<void> {
  const { product, isStaple } = dataOnly(ctx, ['product', 'isStaple']);
  if (!isId(product)) throw fieldErrors([{ path: ['product'], key: 'reference' }]);
  if (typeof isStaple !== 'boolean') throw fieldErrors([{ path: ['isStaple'], key: 'choice' }]);
  const caller = callerIn(ctx);
  await inWrite(async (trx) => {
    const now = await staplesOf(caller, trx);
    const asked = (await successorsOf(trx, [product])).get(product) ?? product;
    const others = now.filter((one) => one !== asked);
    const isKnown = (await readBodies(trx, collectionOf('products'), [asked], 'head')).has(asked);
    if (isStaple && !isKnown) throw fieldErrors([{ path: ['product'], key: 'reference' }]);
    if (isStaple && others.length >= SHOP_LIMITS.staples)
      throw fieldErrors([{ path: ['product'], key: 'tooMany', values: { max: SHOP_LIMITS.staples } }]);
    if (isStaple === now.includes(asked)) return;
    const me = await bodyFor(collectionOf('users'), caller.id, caller);
    await change(collectionOf('users'), me, { staples: isStaple ? [...others, asked] : others }, trx);
  });
  ctx.body = { data: await usualFor(caller) };
}
