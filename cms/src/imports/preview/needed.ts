import type { Knex } from 'knex';
import { collectionOf } from '../../records/registry';
import { tableOf, TERMS } from '../../records/database/tables';

/** What else names a product than recipes and plans. */
const NAMING = ['stocks', 'pantry-items', 'prices', 'barcodes'] as const;

/** Whether a product is in use by now, so that taking back an import leaves it: a recipe or a plan, somebody's home or the shop. */
export async function isProductNeeded(trx: Knex, product: number): Promise<boolean> {
  const named = await trx(TERMS)
    .where({ kind: 'product', value: String(product) })
    .first('record');
  if (named) return true;
  for (const name of NAMING)
    if (
      await trx(tableOf(collectionOf(name)))
        .where({ product })
        .first('id')
    )
      return true;
  return false;
}
