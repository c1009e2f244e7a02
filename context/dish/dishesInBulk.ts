import { changeDishTags, changeMeals, rateDishes } from '@/lib/api/dish/dishesInBulk';
import type { DishType } from '@/lib/domain/dish/types';
import type { RatingChange, WordsChange } from '@/lib/forms/dish/bulk';
import { invalidate } from '@/lib/remote/cache';
import { useApi } from '@/context/ApiContext';

/**
 * Returns calls that change several recipes at once; each resolves to the changes made, from which it can be undone.
 */
export function useDishesInBulk() {
  const { write } = useApi();
  return {
    changeMeals: async (changes: readonly WordsChange<DishType>[]) => {
      const changed = await write('dish.update', () => changeMeals(changes));
      invalidate({ collection: 'dishes' });
      return changed;
    },
    /** Suppresses the alert with `isShownInline`, since the dialog names the recipe that would have too many tags. */
    changeTags: async (changes: readonly WordsChange[], isShownInline = false) => {
      const changed = await write('dish.update', () => changeDishTags(changes), { isShownInline });
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
