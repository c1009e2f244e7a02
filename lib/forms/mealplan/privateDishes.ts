import type { Plan } from '../../domain/mealplan/record';

/** Names of the private dishes in a plan, which whoever becomes a member reads along, each once. */
export function privateDishesIn(plan: Pick<Plan, 'days' | 'parts'>): string[] {
  const entries = plan.days.flatMap(({ meals }) => meals.flatMap((meal) => meal.entries));
  const ids = new Set(entries.flatMap((entry) => (entry.kind === 'dish' ? (entry.dish ?? []) : [])));
  return [...ids].flatMap((id) => {
    const dish = plan.parts.dishes[id];
    return dish?.visibility === 'private' ? dish.Name : [];
  });
}
