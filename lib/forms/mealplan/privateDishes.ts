import type { Plan } from '../../domain/mealplan/record';

/**
 * Names of the private dishes in a plan that somebody invited reads along, each once. What is not published yet only editors see,
 * but for a plan that never was, whose days become its members'.
 */
export function privateDishesFor(
  plan: Pick<Plan, 'days' | 'parts' | 'version' | 'unpublished'>,
  role: 'editor' | 'viewer',
): string[] {
  if (plan.version > 0 && plan.unpublished && role === 'viewer') return [];
  const entries = plan.days.flatMap(({ meals }) => meals.flatMap((meal) => meal.entries));
  const ids = new Set(entries.flatMap((entry) => (entry.kind === 'dish' ? (entry.dish ?? []) : [])));
  return [...ids].flatMap((id) => {
    const dish = plan.parts.dishes[id];
    return dish?.visibility === 'private' ? dish.Name : [];
  });
}
