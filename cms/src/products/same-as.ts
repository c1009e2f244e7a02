import type { Context } from 'koa';
import { callerIn, dataOnly } from '../records/http/actions';
import { fieldErrors, forbidden } from '../records/http/errors';
import { isId } from '../records/write/input';
import { bodyFor } from '../records/read/read';
import { readBodies } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import { change, inWrite } from '../records/write/write';

/** Sets or clears a product's food, for those who may edit it; the food supplies figures it lacks. */
export async function sameAsFood(id: number, ctx: Context): Promise<number> {
  const { food } = dataOnly(ctx, ['food']);
  const wrong = fieldErrors([{ path: ['food'], key: 'reference' }]);
  if (food !== null && !isId(food)) throw wrong;
  const caller = callerIn(ctx);
  await inWrite(async (trx) => {
    const products = collectionOf('products');
    const before = await bodyFor(products, id, caller);
    if (products.reach(before, caller) !== 'own') throw forbidden();
    if (food !== null && !(await readBodies(trx, collectionOf('foods'), [food])).has(food)) throw wrong;
    if (before.food !== food) await change(products, before, { food }, trx);
  });
  return id;
}
