import { seasonOf } from '../domain/cooking/season';
import { rowsOf, sql } from '../records/database';
import { generationOf } from '../records/generations';
import { collectionOf } from '../records/registry';
import { tableOf } from '../records/tables';

/** A product in season, by both its names. */
export interface Ripe {
  readonly id: number;
  readonly Name: string;
  readonly NameKa: string | null;
}
interface Kept {
  readonly generation: number;
  readonly products: readonly (Ripe & { readonly months: readonly number[] })[];
}

let kept: Kept | undefined;

/** The products that are in season in a month (1 to 12), by id; read anew where products have changed. */
export async function ripeIn(month: number): Promise<ReadonlyMap<number, Ripe>> {
  const generation = generationOf('products');
  if (kept?.generation !== generation) kept = { generation, products: await seasonal() };
  return new Map(
    kept.products.flatMap(({ months, ...product }): [number, Ripe][] =>
      months.includes(month) ? [[product.id, product]] : [],
    ),
  );
}

async function seasonal(): Promise<Kept['products']> {
  const db = await sql();
  const rows = await rowsOf<Ripe & { category: string | null }>(
    db(tableOf(collectionOf('products')))
      .whereIn('category', ['vegetables', 'herbs', 'fruit'])
      .select('id', 'Name', 'NameKa', 'category'),
  );
  return rows.flatMap(({ id, Name, NameKa, category }) => {
    const months = seasonOf({ Name, category });
    return months ? [{ id, Name, NameKa, months }] : [];
  });
}
