import { changeMeals } from '@/lib/api/meals';
import type { MealChange, MealsChanged } from '@/lib/forms/dish/meals';
import { invalidate } from '@/lib/remote/cache';
import { useApi } from '../ApiContext';

/** Sets the meals of several recipes at once; answers what has changed of each. */
export function useChangeMeals() {
  const { write } = useApi();
  return async (changes: readonly MealChange[]): Promise<MealsChanged[]> => {
    const changed = await write('dish.update', () => changeMeals(changes));
    invalidate({ collection: 'dishes' });
    return changed;
  };
}
