import type { Knex } from 'knex';
import { FRESH, isPreserved, seasonOf } from '../domain/cooking/season';
import { nameKey } from '../domain/text/clean';
import { rowsOf, sql } from '../records/database/database';
import { cachePerGeneration } from '../records/read/generations';
import { collectionOf } from '../records/registry';
import { tableOf } from '../records/database/tables';

/** Product in season, with both its names. */
export interface SeasonalProduct {
  readonly id: number;
  readonly Name: string;
  readonly NameKa: string | null;
}

/** Returns the products that are in season in a month (1 to 12), by id. */
export async function productsInSeason(month: number): Promise<ReadonlyMap<number, SeasonalProduct>> {
  return new Map(
    (await seasonal()).flatMap(({ months, ...product }): [number, SeasonalProduct][] =>
      months.includes(month) ? [[product.id, product]] : [],
    ),
  );
}

type Months = readonly number[];
interface Fresh {
  readonly id: number;
  readonly Name: string;
  readonly NameKa: string | null;
  readonly category: string | null;
}

/**
 * Returns the seasonal products with their months, by their name; if the name says nothing, as in Georgian, by the food
 * that the product is or shares a name with.
 */
const seasonal = cachePerGeneration(
  'products',
  async (): Promise<(SeasonalProduct & { readonly months: Months })[]> => {
    const db = await sql();
    const products = await rowsOf<Fresh & { food: number | null }>(
      fresh(db, 'products').select('id', 'Name', 'NameKa', 'category', 'food'),
    );
    const monthsOf = await foodMonths(db);
    return products.flatMap((product) => {
      const { id, Name, NameKa, food } = product;
      const own = seasonOf(product);
      const months = own ?? (isPreserved(Name) ? undefined : monthsOf(food, [Name, NameKa]));
      return months ? [{ id, Name, NameKa, months }] : [];
    });
  },
);

const fresh = (db: Knex, collection: 'products' | 'foods'): Knex.QueryBuilder =>
  db(tableOf(collectionOf(collection))).whereIn('category', [...FRESH]);

/** Returns a function that finds the ripe months of a fresh food: by its id, else by one of these names. */
async function foodMonths(
  db: Knex,
): Promise<(food: number | null, names: readonly (string | null)[]) => Months | undefined> {
  const rows = await rowsOf<Fresh>(
    fresh(db, 'foods').where({ state: 'raw' }).select('id', 'Name', 'NameKa', 'category'),
  );
  const byId = new Map<number, Months>();
  const byName = new Map<string, Months>();
  for (const row of rows) {
    const months = seasonOf(row);
    if (!months) continue;
    byId.set(row.id, months);
    if (row.NameKa) byName.set(nameKey(row.NameKa), months);
  }
  const named = (names: readonly (string | null)[]) =>
    names.flatMap((name) => (name ? (byName.get(nameKey(name)) ?? []) : []));
  return (food, names) => {
    const months = (food === null ? undefined : byId.get(Number(food))) ?? named(names);
    return months.length > 0 ? months : undefined;
  };
}
