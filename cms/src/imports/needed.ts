import type { Knex } from 'knex';
import { collectionOf } from '../records/registry';
import { tableOf, TERMS } from '../records/tables';

/** Whether a product is in use by now, so that taking back an import leaves it: recipes or plans name it, or there is stock of it. */
export async function isProductNeeded(trx: Knex, product: number): Promise<boolean> {
  const named = await trx(TERMS)
    .where({ kind: 'product', value: String(product) })
    .first('record');
  if (named) return true;
  const stocked = await trx(tableOf(collectionOf('stocks')))
    .where({ product })
    .first('id');
  return stocked !== undefined;
}
