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
 * POST shoplists/{id}/change {op, key, …}: changes one line, named by its key rather than its id, so that an offline
 * phone can add lines and go on changing them. Each change sets absolute values: a repeat changes nothing, and changes
 * by two people to two fields of a line both count. Changes to a deleted line are ignored, as is a tick on a line
 * ordered meanwhile, because its author could not know.
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
      // Adding a food may create a product, which all households share.
    },
    food === undefined ? listGuards([id]) : undefined,
  );
  return id;
}

/** Removes a valid tick from a change; an invalid one stays and is refused later. */
function untick(fields: Record<string, unknown>): Record<string, unknown> {
  const { checked, ...others } = fields;
  return typeof checked === 'boolean' ? others : fields;
}
