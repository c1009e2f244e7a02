import type { Knex } from 'knex';
import type { Usable } from '../domain/pantry/use';
import { readBodies, rows } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import { tableOf } from '../records/database/tables';
import type { Caller } from '../records/types';
import { inPantryOf, type PantryItem } from './items';

/** Returns the household's items, used-up ones too, each with its product; the product's food is resolved. */
export async function thingsOf(caller: Caller, trx: Knex): Promise<Usable[]> {
  const items = collectionOf('pantry-items');
  const found = await rows<PantryItem>(trx(tableOf(items)).whereIn('id', inPantryOf(caller)).orderBy('id'));
  const ids = [...new Set(found.flatMap(({ product }) => product ?? []))];
  const products = await readBodies(trx, collectionOf('products'), ids, 'head');
  return found.map(({ key, Name, amount, level, unit, expiresOn, product }) => ({
    key,
    Name,
    level,
    unit,
    expiresOn,
    amount: amount ?? 0,
    product: (product && products.get(product)) || null,
  }));
}
