import type { MealChange, MealsChanged } from '@/lib/forms/dish/meals';
import { send } from './strapi';

/** Gives recipes meals and takes meals from them, all in one go; answers what has changed of each. */
export const changeMeals = (changes: readonly MealChange[]): Promise<MealsChanged[]> =>
  send<MealsChanged[]>('POST', 'dishes/types', { changes });
