import type { Plan } from '../../domain/mealplan/record';

/** Lists the names of private recipes in a plan, which every new member can read, without duplicates. */
export function privateDishesIn(plan: Pick<Plan, 'days' | 'parts'>): string[] {
  const entries = plan.days.flatMap(({ meals }) => meals.flatMap((meal) => meal.entries));
  const ids = new Set(entries.flatMap((entry) => (entry.kind === 'dish' ? (entry.dish ?? []) : [])));
  return [...ids].flatMap((id) => {
    const dish = plan.parts.dishes[id];
    return dish?.visibility === 'private' ? dish.Name : [];
  });
}
