import type { Knex } from 'knex';
import type { Day } from '../domain/time/day';
import { rowsOf, sql } from '../records/database/database';
import { parsed, readBodies } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import { tableOf, TERMS } from '../records/database/tables';
import type { Caller, CollectionMap } from '../records/types';
import { inPantryOf, type PantryItem } from './items';

type Product = CollectionMap['products'];

/** An item at home that has an expiry date. */
type Dated = PantryItem & { readonly expiresOn: Day };
/** An expiring item with its product and the ids of all products of the same food. */
export interface ExpiringItem {
  readonly item: Dated;
  readonly product: Product | null;
  readonly sameAs: readonly number[];
}
interface Days {
  /** First day; omit it to include items that expired earlier. */
  readonly from?: Day;
  readonly until: Day;
}

/** Maximum number of items returned, first-expiring first. */
const MOST = 60;

/** Returns the items of the caller's household that expire in these days and are not used up, first-expiring first. */
export async function expiringOf(caller: Caller, days: Days): Promise<ExpiringItem[]> {
  const found = await rowsOf<{ body: string }>(expiringRows(await sql(), caller, days));
  const items = found.map(({ body }) => parsed<PantryItem>(body)).filter(isThere);
  return withProducts(items.slice(0, MOST));
}

export function expiringRows(db: Knex, caller: Pick<Caller, 'id'>, { from, until }: Days): Knex.QueryBuilder {
  const query = db(tableOf(collectionOf('pantry-items')))
    .whereIn('id', inPantryOf(caller))
    .where('expiresOn', '<=', until)
    .orderBy('expiresOn')
    .orderBy('id')
    .select('body');
  if (from) query.where('expiresOn', '>=', from);
  return query;
}

const isThere = (item: PantryItem): item is Dated => item.expiresOn !== null && item.level !== 'gone';

async function withProducts(items: readonly Dated[]): Promise<ExpiringItem[]> {
  const ids = [...new Set(items.flatMap(({ product }) => product ?? []))];
  const products = await readBodies<Product>(await sql(), collectionOf('products'), ids, 'head');
  const ofFood = await productsOf([...products.values()].flatMap(({ food }) => food ?? []));
  return items.map((item) => {
    const product = products.get(item.product ?? 0) ?? null;
    const sameAs = product?.food ? ofFood.get(product.food) : undefined;
    return { item, product, sameAs: sameAs ?? (product ? [product.id] : []) };
  });
}

/** Returns the product ids of each food. */
async function productsOf(foods: readonly number[]): Promise<Map<number, number[]>> {
  const all = new Map<number, number[]>();
  if (foods.length === 0) return all;
  const db = await sql();
  const rows = await rowsOf<{ record: number; value: string }>(
    db(TERMS)
      .where({ collection: 'products', kind: 'food' })
      .whereIn('value', [...new Set(foods)].map(String))
      .orderBy('record')
      .select('record', 'value'),
  );
  for (const { record, value } of rows)
    all.set(Number(value), [...(all.get(Number(value)) ?? []), Number(record)]);
  return all;
}
