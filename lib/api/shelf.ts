import type { DishType } from '@/lib/domain/dish/types';
import type { Language } from '@/lib/domain/language';
import type { PlanDish } from '@/lib/domain/mealplan/record';
import { DISH_FIELDS, SHELF_SIZE } from './planDays';
import type { Query } from './query';
import { findMany, type CallOptions } from './strapi';

/** Which dishes lie on the planner's shelf: all that may be read, or those of one person. */
interface DishShelf {
  readonly q: string;
  readonly owner?: number;
  readonly language: Language;
  /** Only what is meant for such a meal. */
  readonly type?: DishType;
  readonly page?: number;
}

export async function searchDishes(
  { q, owner, language, type, page }: DishShelf,
  options?: CallOptions,
): Promise<PlanDish[]> {
  const words = q.trim();
  const query: Query = {
    fields: DISH_FIELDS,
    populate: { DishImages: true },
    // a search speaks both languages; without one the person's own language is on the shelf
    filters: {
      owner: owner && { id: { $eq: owner } },
      language: !words && !owner ? { $eq: language } : undefined,
      types: type && { $contains: type },
    },
    _q: words || undefined,
    reader: language,
    sort: words ? undefined : 'Name:asc',
    pagination: { page, pageSize: SHELF_SIZE },
  };
  return (await findMany<PlanDish>('dishes', query, options)).data;
}

/** The dishes that the caller has saved. */
export async function savedDishes(reader: Language, options?: CallOptions): Promise<PlanDish[]> {
  const query = { populate: 'deep,2', reader, sort: 'createdAt:desc', pagination: { pageSize: 100 } };
  const { data } = await findMany<{ dish?: PlanDish | null }>('saves', query, options);
  return data.flatMap(({ dish }) => dish ?? []);
}
