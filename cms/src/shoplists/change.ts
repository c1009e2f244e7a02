import type { Context } from 'koa';
import { ITEM_OPS } from '../domain/shoplist/change';
import { isOrdered } from '../domain/shoplist/delivery';
import { productOf } from '../products/of-food';
import { callerIn, dataIn } from '../records/http/actions';
import { fieldErrors } from '../records/http/errors';
import { creates } from '../records/http/rate';
import { bodyFor } from '../records/read/read';
import { collectionOf } from '../records/registry';
import { create, erase, inWrite, update } from '../records/write/write';
import { listGuards } from '../records/search/listGuards';
import { itemOf } from './items';

const items = () => collectionOf('shop-items');

/**
 * POST shoplists/{id}/change {op, key, …}: one small change of one line, named by its key and not by its number, so that a
 * phone without network can make lines and go on changing them. Each is absolute: twice is once, and what two people do to
 * two fields of one line both holds. A line that is gone meanwhile takes no change, and one that was ordered meanwhile no tick, which
 * is no fault of who ticked it.
 */
export async function changeItem(id: number, ctx: Context): Promise<number> {
  const { op, key, food, ...fields } = dataIn(ctx);
  if (!ITEM_OPS.some((one) => one === op)) throw fieldErrors([{ path: ['op'], key: 'choice' }]);
  if (typeof key !== 'string') throw fieldErrors([{ path: ['key'], key: 'reference' }]);
  if (food !== undefined && op !== 'add') throw fieldErrors([{ path: ['food'], key: 'unknown' }]);
  const caller = callerIn(ctx);
  await inWrite(
    async (trx) => {
      await bodyFor(collectionOf('shoplists'), id, caller);
      const known = await itemOf(id, key, trx);
      if (op === 'add' && !known) {
        const product = food === undefined ? {} : { product: await productOf(food, trx) };
        await creates.during(caller.id, () =>
          create(items(), { ...fields, ...product, list: id, key }, caller),
        );
      }
      if (op === 'set' && known)
        await update(items(), known.id, isOrdered(known) ? untick(fields) : fields, caller);
      if (op === 'remove' && known) await erase(items(), known, trx);
      // A food may make a product, which is everybody's.
    },
    food === undefined ? listGuards([id]) : undefined,
  );
  return id;
}

/** A change without its tick; what is no tick at all is still refused. */
function untick(fields: Record<string, unknown>): Record<string, unknown> {
  const { checked, ...others } = fields;
  return typeof checked === 'boolean' ? others : fields;
}
