import type { Dish } from '@/lib/domain/dish/record';
import { toDish, type DishRecord } from './dishes';
import { findAll } from './strapi';

/** What a printed book is made of: all of a person's recipes, or those with these ids in this order. */
type BookOf = { readonly owner: number } | { readonly ids: readonly number[] };

/** So many ids stand in one address. */
const AT_ONCE = 20;

/** Whole recipes for a book; of ids those that the caller may read. */
export async function listBookDishes(of: BookOf): Promise<Dish[]> {
  if ('owner' in of) {
    const query = { filters: { owner: { id: { $eq: of.owner } } }, sort: 'Name:asc' };
    return (await findAll<DishRecord>('dishes', query)).map(toDish);
  }
  const found = new Map<number, Dish>();
  for (let from = 0; from < of.ids.length; from += AT_ONCE) {
    const filters = { id: { $in: of.ids.slice(from, from + AT_ONCE) } };
    for (const record of await findAll<DishRecord>('dishes', { filters, sort: 'Name:asc' }))
      found.set(record.id, toDish(record));
  }
  return of.ids.flatMap((id) => found.get(id) ?? []);
}
