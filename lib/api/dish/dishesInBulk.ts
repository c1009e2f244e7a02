import type { DishType } from '@/lib/domain/dish/types';
import type { RatingChange, RatingChanged, WordsChange, WordsChanged } from '@/lib/forms/dish/bulk';
import { ask } from '@/lib/api/strapi';

/** Adds and removes meals of several recipes in one call; resolves to the changes to each. */
export const changeMeals = async (
  changes: readonly WordsChange<DishType>[],
): Promise<readonly WordsChanged<DishType>[]> => (await ask('POST dishes/types', { body: { changes } })).data;

/** Adds and removes tags of several recipes in the same way. */
export const changeDishTags = async (changes: readonly WordsChange[]): Promise<readonly WordsChanged[]> =>
  (await ask('POST dishes/tags', { body: { changes } })).data;

/** Rates recipes for the caller; resolves to the earlier ratings. */
export const rateDishes = async (changes: readonly RatingChange[]): Promise<readonly RatingChanged[]> =>
  (await ask('POST dish-notes/rate', { body: { changes } })).data;
