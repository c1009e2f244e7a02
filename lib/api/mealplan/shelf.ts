import { MAIN_MEALS } from '@/lib/domain/dish/meals/usual';
import { DISH_TYPES, type DishType } from '@/lib/domain/dish/types';
import type { Wishes } from '@/lib/domain/dish/warnings';
import type { Language } from '@/lib/domain/language';
import type { PlanDish } from '@/lib/domain/mealplan/record';
import { fittingDishes } from '@/lib/api/dish/fitting';
import { PLAN_DISH, SHELF_SIZE, toPlanDish, type PlanDishRecord } from './planDays';
import type { Query } from '@/lib/api/query';
import { findMany, type CallOptions } from '@/lib/api/strapi';

/** Which dishes lie on the planner's shelf: all that may be read, or those of one person. */
interface DishShelf {
  readonly q: string;
  readonly owner?: number;
  readonly language: Language;
  /** Only what is meant for such a meal; of main meals also what says none. */
  readonly type?: DishType;
  readonly page?: number;
  /** Only what holds nothing that they do not eat. */
  readonly wishes?: Wishes;
}

export async function searchDishes(
  { q, owner, language, type, page, wishes = {} }: DishShelf,
  options?: CallOptions,
): Promise<PlanDish[]> {
  const words = q.trim();
  const fitting = fittingDishes(wishes);
  const query: Query = {
    ...PLAN_DISH,
    // a search speaks both languages; without one the person's own language is on the shelf
    filters: {
      owner: owner && { id: { $eq: owner } },
      language: !words && !owner ? { $eq: language } : undefined,
      ...(type && ofMeal(type)),
      $and: fitting.length > 0 ? fitting : undefined,
    },
    _q: words || undefined,
    reader: language,
    sort: words ? undefined : 'Name:asc',
    pagination: { page, pageSize: SHELF_SIZE },
  };
  return (await findMany<PlanDishRecord>('dishes', query, options)).data.map(toPlanDish);
}

const ofMeal = (type: DishType): Query => {
  const said = { types: { $contains: type } };
  return MAIN_MEALS.includes(type) ? { $or: [said, { types: { $notIn: [...DISH_TYPES] } }] } : said;
};

type SavedRecord = Pick<PlanDishRecord, 'ownCost'> & { readonly dish?: PlanDish | null };

/** The dishes that the caller has saved. */
export async function savedDishes(reader: Language, options?: CallOptions): Promise<PlanDish[]> {
  const query = { populate: 'deep,2', reader, sort: 'createdAt:desc', pagination: { pageSize: 100 } };
  const { data } = await findMany<SavedRecord>('saves', query, options);
  return data.flatMap(({ dish, ownCost }) => (dish ? toPlanDish({ ...dish, ownCost }) : []));
}
