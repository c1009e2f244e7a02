import type { DishType } from '../dish/types';
import type { PlanDay } from './types';

/** Returns the dishes eaten at a meal type on some days, most frequent first, latest first on a tie. */
export function dishesOfMeal(days: readonly PlanDay[], type: DishType): number[] {
  const times = new Map<number, number>();
  for (const { meals } of days)
    for (const meal of meals)
      for (const { kind, dish } of meal.type === type ? meal.entries : [])
        if (kind === 'dish' && dish) {
          const before = times.get(dish) ?? 0;
          times.delete(dish);
          times.set(dish, before + 1);
        }
  return [...times]
    .reverse()
    .sort(([, one], [, other]) => other - one)
    .map(([dish]) => dish);
}
