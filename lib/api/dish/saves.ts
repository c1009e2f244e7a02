import type { DishCard } from '@/lib/domain/dish/record';
import type { Language } from '@/lib/domain/language';
import { toCard } from './dishRecord';
import { act, findMany, type Many } from '@/lib/api/strapi';

/** Lists the recipes that the caller has saved, latest first, without deleted ones. */
export async function listSaved(page: number, reader: Language): Promise<Many<DishCard>> {
  const query = {
    populate: 'deep,2',
    reader,
    sort: 'createdAt:desc',
    pagination: { page, pageSize: 24 },
  } as const;
  const { data, pagination } = await findMany('saves', query);
  return {
    data: data.flatMap(({ dish, ownCost }) => (dish ? [toCard({ ...dish, ownCost })] : [])),
    pagination,
  };
}

/** Tells whether the caller has saved the recipe. */
export async function isSaved(dish: number): Promise<boolean> {
  const query = {
    filters: { dish: { id: { $eq: dish } } },
    fields: ['createdAt'],
    pagination: { pageSize: 1 },
  } as const;
  return (await findMany('saves', query)).data.length > 0;
}

export const saveDish = (dish: number) => act('dishes', dish, 'save');
export const unsaveDish = (dish: number) => act('dishes', dish, 'unsave');
