import type { Dish } from '@/lib/domain/dish/record';
import { toDish, type DishRecord } from './dishes';
import { findAll } from './strapi';

/** What a printed book is made of: all of a person's recipes, or those with these ids in this order. */
export type BookOf = { readonly owner: number } | { readonly ids: readonly number[] };

/** Whole recipes for a book; of ids those that the caller may read. */
export async function listBookDishes(of: BookOf): Promise<Dish[]> {
  if ('owner' in of) {
    const query = { filters: { owner: { id: { $eq: of.owner } } }, sort: 'Name:asc' };
    return (await findAll<DishRecord>('dishes', query)).map(toDish);
  }
  const query = { filters: { id: { $in: [...of.ids] } }, sort: 'Name:asc' };
  const found = new Map((await findAll<DishRecord>('dishes', query)).map((record) => [record.id, record]));
  return of.ids.flatMap((id) => {
    const record = found.get(id);
    return record ? [toDish(record)] : [];
  });
}
