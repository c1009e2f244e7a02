import type { Knex } from 'knex';
import type { Context } from 'koa';
import { OPEN_STATES } from '../domain/order/states';
import { callerIn, dataOnly } from '../records/http/actions';
import { fieldErrors } from '../records/http/errors';
import { isId } from '../records/write/input';
import { bodyFor } from '../records/read/read';
import { project, readBodies, rows } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import { repoint } from '../records/write/repoint';
import { tableOf } from '../records/database/tables';
import { recordAudit } from '../records/write/trail';
import type { Body, CollectionMap } from '../records/types';
import { change, erase, inWrite, sourceTable } from '../records/write/write';
import { alignStock } from '../stocks/merge';

const products = () => collectionOf('products');
/** Table of merged products and their successors: an offline phone or an open form may still name the old id. */
const MERGED = 'supra_merged_products';

/** Returns the successors of merged products, by their old ids. */
export async function successorsOf(trx: Knex, ids: readonly number[]): Promise<Map<number, number>> {
  const rows: { product: number; into: number }[] = await trx(MERGED).whereIn('product', ids);
  return new Map(rows.map(({ product, into }) => [product, into]));
}

/**
 * Admin merges product `id` into product `into`: all its references (recipes, plans with published days and followers'
 * copies, shopping lists, stock, orders) move to `into`, then it is deleted. `into` inherits its food if it has none.
 * Returns the id of `into`.
 */
export async function mergeProduct(id: number, ctx: Context): Promise<number> {
  const { into } = dataOnly(ctx, ['into']);
  if (!isId(into) || into === id) throw fieldErrors([{ path: ['into'], key: 'reference' }]);
  const caller = callerIn(ctx);
  await inWrite(async (trx) => {
    const from = await bodyFor(products(), id, caller);
    const found = (await readBodies(trx, products(), [into])).get(into);
    if (!found) throw fieldErrors([{ path: ['into'], key: 'reference' }]);
    const keepsFood = found.food !== null || from.food === null;
    const target = keepsFood ? found : await change(products(), found, { food: from.food }, trx);
    await alignStock(trx, from, target, caller.id);
    await renameInOpenOrders(trx, from.id, target);
    await repoint(trx, 'products', from.id, target.id);
    await erase(products(), from, trx);
    await trx(MERGED).where({ into: from.id }).update({ into: target.id });
    await trx(MERGED).insert({ product: from.id, into: target.id });
    await recordAudit(trx, caller, {
      action: 'merge',
      collection: 'products',
      record: target.id,
      label: target.Name,
      detail: String(from.Name),
    });
  });
  return into;
}

/** Renames the product in open orders, because the courier looks for it by its current name; the agreed price stays. */
async function renameInOpenOrders(trx: Knex, product: number, { Name, NameKa }: Body): Promise<void> {
  const orders = collectionOf('orders');
  const open = await rows<CollectionMap['orders']>(trx(tableOf(orders)).whereIn('state', OPEN_STATES));
  for (const { id, lines } of open) {
    if (!lines.some((line) => line.product === product)) continue;
    const renamed = lines.map((line) =>
      line.product === product ? { ...line, Name, NameKa: NameKa ?? null } : line,
    );
    await trx(sourceTable(orders))
      .where({ id })
      .update({ lines: JSON.stringify(renamed) });
    await project(orders, [id]);
  }
}
