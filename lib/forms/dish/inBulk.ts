import { DISH_TYPES, type DishType } from '../../domain/dish/types';

/** Words, its meals or tags, that a recipe gets, and that it loses. */
export interface WordsChange<Word extends string = string> {
  readonly dish: number;
  readonly add: readonly Word[];
  readonly remove: readonly Word[];
}
/** Words that a recipe has got, and that it has lost. */
export interface WordsChanged<Word extends string = string> {
  readonly dish: number;
  readonly added: readonly Word[];
  readonly removed: readonly Word[];
}
/** What a recipe is to be rated; null takes the rating away. */
export interface RatingChange {
  readonly dish: number;
  readonly rating: number | null;
}
/** What a recipe is rated, and what it was before. */
export interface RatingChanged extends RatingChange {
  readonly before: number | null;
}

/** Meals join those that a recipe has, or take their place. */
export const MEAL_WAYS = ['add', 'only'] as const;
export type MealWay = (typeof MEAL_WAYS)[number];

/** Sets the same meals for several recipes. */
export const mealChanges = (
  dishes: Iterable<number>,
  types: readonly DishType[],
  way: MealWay,
): WordsChange<DishType>[] => {
  const remove = way === 'only' ? DISH_TYPES.filter((type) => !types.includes(type)) : [];
  return [...dishes].map((dish) => ({ dish, add: types, remove }));
};

/** Takes back what has changed, and leaves what others have set meanwhile; recipes of which nothing has changed are left out. */
export const takenBack = <Word extends string>(changed: readonly WordsChanged<Word>[]): WordsChange<Word>[] =>
  changed
    .filter(({ added, removed }) => added.length + removed.length > 0)
    .map(({ dish, added, removed }) => ({ dish, add: removed, remove: added }));

/** Gives recipes the ratings that they had; those that had the same are left out. */
export const ratedBack = (changed: readonly RatingChanged[]): RatingChange[] =>
  changed
    .filter(({ rating, before }) => rating !== before)
    .map(({ dish, before }) => ({ dish, rating: before }));
