import type { Read, Shown } from '@/lib/api/shown';
import type { PlanDish, PlanParts, ShelfExercise, ShelfSupplement } from '@/lib/domain/mealplan/record';
import type { Eater, PlanDay, PlanEntry, PlanMeal } from '@/lib/domain/mealplan/types';
import { withOwnCost } from '@/lib/domain/price/ownCost';
import type { Product } from '@/lib/domain/product/record';
import { PRODUCT_FIELDS } from '@/lib/domain/product/types';

/** Relation in an answer: the record, its id alone, or null if it is gone. */
type Linked<T> = T | number | null | undefined;

/** Page size of the shelf. */
export const SHELF_SIZE = 24;

/** Fields that the shelf and a plan's days need, by kind; few, because a plan has many records. */
const DISH_FIELDS = [
  'Name',
  'calories',
  'fats',
  'carbs',
  'prots',
  'costTetri',
  'servingAmount',
  'TimeToCook',
  'dietaryFlags',
  'allergens',
  'unknownFacts',
  'unknownAllergens',
  'visibility',
  'incompleteProducts',
  'pricelessProducts',
] as const;
/** Query of a dish outside a plan, with the caller's own cost. */
export const PLAN_DISH = { fields: [...DISH_FIELDS, 'ownCost'], populate: { DishImages: true } } as const;
type PlanDishRecord = PlanDish & Pick<Read<'dishes'>, 'ownCost'>;
export const toPlanDish = ({ ownCost, ...dish }: PlanDishRecord): PlanDish => withOwnCost(dish, ownCost);

export const EXERCISE_FIELDS = ['Name', 'duration', 'burnedCalories', 'youtubeLink', 'tag'] as const;
export const SUPPLEMENT_FIELDS = ['Name', 'dailyDosage', 'unit', 'timesToTake'] as const;

export const DAYS = {
  populate: {
    meals: {
      populate: {
        entries: {
          populate: {
            dish: { fields: DISH_FIELDS, populate: { DishImages: true } },
            product: { fields: PRODUCT_FIELDS },
          },
        },
      },
    },
    exercises: { populate: { exercise: { fields: EXERCISE_FIELDS } } },
    supplements: { populate: { supplement: { fields: SUPPLEMENT_FIELDS } } },
    appointments: true,
  },
} as const;
type DayRecord = Shown<'mealplans', { populate: { days: typeof DAYS } }>['days'][number];
type MealRecord = DayRecord['meals'][number];
type EntryRecord = MealRecord['entries'][number];

/** Returns days with ids in place of records, and the records by id. */
export function toDays(records: readonly DayRecord[] | undefined): {
  days: PlanDay[];
  parts: PlanParts;
} {
  const dishes: Record<number, PlanDish> = {};
  const products: Record<number, Product> = {};
  const exercises: Record<number, ShelfExercise> = {};
  const supplements: Record<number, ShelfSupplement> = {};
  const link = <T extends { readonly id: number }>(
    pool: Record<number, T>,
    linked: Linked<T>,
  ): number | null => {
    if (typeof linked === 'number') return linked;
    if (!linked) return null;
    pool[linked.id] = linked;
    return linked.id;
  };
  const entry = ({ dish, product, ...rest }: EntryRecord): PlanEntry => ({
    ...rest,
    kind: rest.kind,
    dish: link(dishes, dish),
    product: link(products, product),
  });
  const meal = (at: MealRecord): PlanMeal => ({
    ...at,
    type: at.type ?? 'Lunch',
    entries: (at.entries ?? []).map(entry),
  });
  const days = (records ?? []).map((day): PlanDay => ({
    ...day,
    meals: (day.meals ?? []).map(meal),
    exercises: (day.exercises ?? []).map((at) => ({ ...at, exercise: link(exercises, at.exercise) })),
    supplements: (day.supplements ?? []).map((at) => ({
      ...at,
      supplement: link(supplements, at.supplement),
    })),
    appointments: day.appointments ?? [],
  }));
  return { days, parts: { dishes, products, exercises, supplements } };
}

export const toEaters = (records: Read<'mealplans'>['eaters'] | undefined): Eater[] =>
  (records ?? []).map(({ key, Name, factor, user, allergens }) => ({
    key,
    Name: Name ?? '',
    factor: factor ?? 1,
    user: user ?? null,
    allergens: allergens ?? [],
  }));
