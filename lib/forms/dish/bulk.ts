import { DISH_TYPES, type DishType } from '../../domain/dish/types';

/** Meals or tags to add to a recipe, and to remove. */
export interface WordsChange<Word extends string = string> {
  readonly dish: number;
  readonly add: readonly Word[];
  readonly remove: readonly Word[];
}
/** Meals or tags added to a recipe, and removed. */
export interface WordsChanged<Word extends string = string> {
  readonly dish: number;
  readonly added: readonly Word[];
  readonly removed: readonly Word[];
}
/** Rating to set; null removes the rating. */
export interface RatingChange {
  readonly dish: number;
  readonly rating: number | null;
}
/** New rating of a recipe, and the one before. */
export interface RatingChanged extends RatingChange {
  readonly before: number | null;
}

/** Ways to set meals: in addition to a recipe's own, or in place of them. */
export const MEAL_MODES = ['add', 'only'] as const;
export type MealMode = (typeof MEAL_MODES)[number];

/** Returns changes that set the same meals for several recipes. */
export const mealChanges = (
  dishes: Iterable<number>,
  types: readonly DishType[],
  way: MealMode,
): WordsChange<DishType>[] => {
  const remove = way === 'only' ? DISH_TYPES.filter((type) => !types.includes(type)) : [];
  return [...dishes].map((dish) => ({ dish, add: types, remove }));
};

/**
 * Returns changes that undo what was done and keep what others have set meanwhile; recipes without a change are left
 * out.
 */
export const takenBack = <Word extends string>(changed: readonly WordsChanged<Word>[]): WordsChange<Word>[] =>
  changed
    .filter(({ added, removed }) => added.length + removed.length > 0)
    .map(({ dish, added, removed }) => ({ dish, add: removed, remove: added }));

/** Returns changes that restore earlier ratings; unchanged ones are left out. */
export const ratedBack = (changed: readonly RatingChanged[]): RatingChange[] =>
  changed
    .filter(({ rating, before }) => rating !== before)
    .map(({ dish, before }) => ({ dish, rating: before }));
