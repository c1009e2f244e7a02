import { changeDishTags, changeMeals, rateDishes } from '@/lib/api/dish/dishesInBulk';
import type { DishType } from '@/lib/domain/dish/types';
import type { RatingChange, WordsChange } from '@/lib/forms/dish/inBulk';
import { invalidate } from '@/lib/remote/cache';
import { useApi } from '@/context/ApiContext';

/** Changes several recipes in one call; each answers what has changed of which, by which it is taken back. */
export function useDishesInBulk() {
  const { write } = useApi();
  return {
    changeMeals: async (changes: readonly WordsChange<DishType>[]) => {
      const changed = await write('dish.update', () => changeMeals(changes));
      invalidate({ collection: 'dishes' });
      return changed;
    },
    /** The dialog says which recipe would have too many. */
    changeTags: async (changes: readonly WordsChange[], isSaidInPlace = false) => {
      const changed = await write('dish.update', () => changeDishTags(changes), { isSaidInPlace });
      invalidate({ collection: 'dishes' });
      return changed;
    },
    rate: async (changes: readonly RatingChange[]) => {
      const changed = await write('dishNote.save', () => rateDishes(changes));
      invalidate({ collection: 'dish-notes' });
      return changed;
    },
  };
}
