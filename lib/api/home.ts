import type { Language } from '@/lib/domain/language';
import type { DishCard } from '@/lib/domain/dish/record';
import { FACE_FIELDS, toCard } from './dishes';
import { findMany } from './strapi';

/** The recipes that Admin has chosen for the start page, the latest first. */
export async function featuredDishes(reader: Language): Promise<DishCard[]> {
  const { data } = await findMany<Parameters<typeof toCard>[0]>('dishes', {
    fields: FACE_FIELDS,
    populate: { DishImages: true },
    filters: { featured: { $eq: true } },
    reader,
    sort: 'createdAt:desc',
    pagination: { pageSize: 24 },
  });
  return data.map(toCard);
}

/** How many products nobody has verified yet. */
export async function countUnverified(): Promise<number> {
  const { pagination } = await findMany('products', {
    fields: ['Name'],
    filters: { verified: { $eq: false } },
    pagination: { pageSize: 1 },
  });
  return pagination.total;
}
