import { present } from '@/lib/domain/present';
import { useMemo } from 'react';
import {
  listDishVersions,
  readDishVersion,
  restoreDish,
  type DishVersion,
} from '@/lib/api/dish/dishVersions';
import type { Dish } from '@/lib/domain/dish/record';
import { invalidate } from '@/lib/remote/cache';
import { useApi } from '@/context/ApiContext';
import { useRead } from '@/context/remote/read';

export type { DishVersion };

/** Reads the earlier versions of a recipe, latest first. */
export const useDishVersions = (dish: number) =>
  useRead<readonly DishVersion[]>(['dishVersions', dish], () => listDishVersions(dish));

/** Reads the recipe as of one version. */
export const useDishVersion = (dish: number, version: number) =>
  useRead<Dish>(['dishVersion', dish, version], () => readDishVersion(dish, version));

/** Returns calls that restore a version, and undo that; both resolve to the recipe. */
export function useVersionCalls() {
  const { write } = useApi();
  return useMemo(() => {
    const restore = async (dish: Dish, choose: () => Promise<number>): Promise<Dish> => {
      const kept = await write('dish.restore', async () =>
        restoreDish(dish.id, await choose(), dish.updatedAt),
      );
      invalidate({ collection: 'dishes', id: dish.id });
      return kept;
    };
    return {
      takeBack: (dish: Dish, version: number) => restore(dish, async () => version),
      /** Restores the latest version, which is the state before the last change. */
      undo: (dish: Dish) =>
        restore(dish, async () => {
          const [latest] = await listDishVersions(dish.id);
          return present(latest, 'an earlier version').id;
        }),
    };
  }, [write]);
}
