import { DISH_TYPES, type DishType } from '../../domain/dish/types';

/** Meals that a recipe gets, and that it loses. */
export interface MealChange {
  readonly dish: number;
  readonly add: readonly DishType[];
  readonly remove: readonly DishType[];
}
/** Meals that a recipe has got, and that it has lost. */
export interface MealsChanged {
  readonly dish: number;
  readonly added: readonly DishType[];
  readonly removed: readonly DishType[];
}

/** Meals join those that a recipe has, or take their place. */
export const MEAL_WAYS = ['add', 'only'] as const;
export type MealWay = (typeof MEAL_WAYS)[number];

/** Sets the same meals for several recipes. */
export const mealChanges = (
  dishes: Iterable<number>,
  types: readonly DishType[],
  way: MealWay,
): MealChange[] => {
  const remove = way === 'only' ? DISH_TYPES.filter((type) => !types.includes(type)) : [];
  return [...dishes].map((dish) => ({ dish, add: types, remove }));
};

/** Takes back what has changed, and leaves what others have set meanwhile; recipes of which nothing has changed are left out. */
export const takenBack = (changed: readonly MealsChanged[]): MealChange[] =>
  changed
    .filter(({ added, removed }) => added.length + removed.length > 0)
    .map(({ dish, added, removed }) => ({ dish, add: removed, remove: added }));
