import { MAIN_MEALS } from '@/lib/domain/dish/meals/usual';
import { DISH_TYPES, type DishType } from '@/lib/domain/dish/types';
import type { Wishes } from '@/lib/domain/dish/warnings';
import type { Language } from '@/lib/domain/language';
import type { PlanDish } from '@/lib/domain/mealplan/record';
import { fittingDishes } from '@/lib/api/dish/fitting';
import { PLAN_DISH, SHELF_SIZE, toPlanDish } from './planDays';
import type { Filters } from '@/lib/api/query';
import { findMany, type CallOptions } from '@/lib/api/strapi';

/** Query of dishes on the planner's shelf: all readable ones, or one person's. */
interface DishShelf {
  readonly q: string;
  readonly owner?: number;
  readonly language: Language;
  /** Only dishes for this meal type; for main meals also those without any type. */
  readonly type?: DishType;
  readonly page?: number;
  /** Only dishes that suit this diet and these allergens. */
  readonly wishes?: Wishes;
}

export async function searchDishes(
  { q, owner, language, type, page, wishes = {} }: DishShelf,
  options?: CallOptions,
): Promise<PlanDish[]> {
  const words = q.trim();
  const fitting = fittingDishes(wishes);
  const query = {
    ...PLAN_DISH,
    // a search covers both languages; without one, the shelf shows the reader's language only
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
  } as const;
  return (await findMany('dishes', query, options)).data.map(toPlanDish);
}

const ofMeal = (type: DishType): Filters<'dishes'> => {
  const said = { types: { $contains: type } };
  return MAIN_MEALS.includes(type) ? { $or: [said, { types: { $notIn: [...DISH_TYPES] } }] } : said;
};

/** Lists the dishes that the caller has saved, at most 100. */
export async function savedDishes(reader: Language, options?: CallOptions): Promise<PlanDish[]> {
  const query = {
    populate: 'deep,2',
    reader,
    sort: 'createdAt:desc',
    pagination: { pageSize: 100 },
  } as const;
  const { data } = await findMany('saves', query, options);
  return data.flatMap(({ dish, ownCost }) => (dish ? toPlanDish({ ...dish, ownCost }) : []));
}
