import type { Knex } from 'knex';
import { collectionOf } from '../../records/registry';
import { tableOf, TERMS } from '../../records/database/tables';

/** Collections besides recipes and plans that refer to products. */
const NAMING = ['stocks', 'pantry-items', 'prices', 'barcodes'] as const;

/** Returns whether a recipe, a plan, a household or the shop uses a product, so that an undo must keep it. */
export async function isProductInUse(trx: Knex, product: number): Promise<boolean> {
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
