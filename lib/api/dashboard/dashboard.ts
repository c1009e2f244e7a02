import { MAIN_MEALS } from '@/lib/domain/dish/meals/usual';
import type { DishCard } from '@/lib/domain/dish/record';
import type { Wishes } from '@/lib/domain/dish/warnings';
import type { Language } from '@/lib/domain/language';
import { FACE_FIELDS, toCard } from '@/lib/api/dish/dishRecord';
import { fittingDishes } from '@/lib/api/dish/fitting';
import { findMany } from '@/lib/api/strapi';

const FACES = { fields: FACE_FIELDS, populate: { DishImages: true } } as const;

/** Lists the recipes that an Admin featured on the start page, latest first, without those the person does not eat. */
export async function featuredDishes(reader: Language, wishes: Wishes): Promise<DishCard[]> {
  const { data } = await findMany('dishes', {
    ...FACES,
    filters: { featured: { $eq: true }, $and: fittingDishes(wishes) },
    reader,
    sort: 'createdAt:desc',
    pagination: { pageSize: 24 },
  });
  return data.map(toCard);
}

/** Lists `count` public recipes in the language for a main meal that suit the person, most saved first. */
export async function dishesForTonight(
  language: Language,
  wishes: Wishes,
  count: number,
): Promise<DishCard[]> {
  const { data } = await findMany('dishes', {
    ...FACES,
    filters: {
      visibility: { $eq: 'public' },
      language: { $eq: language },
      $and: [{ types: { $in: [...MAIN_MEALS] } }, ...fittingDishes(wishes)],
    },
    sort: 'saveCount:desc',
    pagination: { pageSize: count },
  });
  return data.map(toCard);
}

/** Counts the products not verified yet. */
export async function countUnverified(): Promise<number> {
  const { pagination } = await findMany('products', {
    fields: ['Name'],
    filters: { verified: { $eq: false } },
    pagination: { pageSize: 1 },
  });
  return pagination.total;
}
