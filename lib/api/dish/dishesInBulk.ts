import type { DishType } from '@/lib/domain/dish/types';
import type { RatingChange, RatingChanged, WordsChange, WordsChanged } from '@/lib/forms/dish/inBulk';
import { send } from '@/lib/api/strapi';

/** Gives recipes meals and takes meals from them, all in one go; answers what has changed of each. */
export const changeMeals = (changes: readonly WordsChange<DishType>[]): Promise<WordsChanged<DishType>[]> =>
  send<WordsChanged<DishType>[]>('POST', 'dishes/types', { changes });

/** The same of their tags. */
export const changeDishTags = (changes: readonly WordsChange[]): Promise<WordsChanged[]> =>
  send<WordsChanged[]>('POST', 'dishes/tags', { changes });

/** Rates recipes for the caller; answers what each was rated before. */
export const rateDishes = (changes: readonly RatingChange[]): Promise<RatingChanged[]> =>
  send<RatingChanged[]>('POST', 'dish-notes/rate', { changes });
