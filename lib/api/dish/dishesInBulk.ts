import type { DishType } from '@/lib/domain/dish/types';
import type { RatingChange, RatingChanged, WordsChange, WordsChanged } from '@/lib/forms/dish/inBulk';
import { send } from '@/lib/api/strapi';

/** Adds and removes meals of several recipes in one call; resolves to the changes to each. */
export const changeMeals = (changes: readonly WordsChange<DishType>[]): Promise<WordsChanged<DishType>[]> =>
  send<WordsChanged<DishType>[]>('POST', 'dishes/types', { changes });

/** Adds and removes tags of several recipes in the same way. */
export const changeDishTags = (changes: readonly WordsChange[]): Promise<WordsChanged[]> =>
  send<WordsChanged[]>('POST', 'dishes/tags', { changes });

/** Rates recipes for the caller; resolves to the earlier ratings. */
export const rateDishes = (changes: readonly RatingChange[]): Promise<RatingChanged[]> =>
  send<RatingChanged[]>('POST', 'dish-notes/rate', { changes });
