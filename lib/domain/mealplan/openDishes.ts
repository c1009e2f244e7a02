import type { PlanDish, PlanParts } from './record';
import type { PlanDay } from './types';

/** Returns the recipes of some days that everybody may open, each once, in the order in which they are eaten. */
export function openDishes(days: readonly PlanDay[], { dishes }: Pick<PlanParts, 'dishes'>): PlanDish[] {
  const eaten = days.flatMap(({ meals }) =>
    meals.flatMap(({ entries }) =>
      entries.flatMap(({ kind, dish }) => (kind === 'dish' && dish ? [dish] : [])),
    ),
  );
  return [...new Set(eaten)].flatMap((id) => {
    const dish = dishes[id];
    return dish && !dish.isClosed && dish.visibility !== 'private' ? [dish] : [];
  });
}
