import type { DishType } from '../../domain/dish/types';
import type { PlanDay } from '../../domain/mealplan/types';

interface FaultPlace {
  readonly day?: number;
  readonly meal?: DishType;
}

/**
 * Returns the place in a plan of a CMS fault, by its path (`days.2.meals.0.entries.1.amount`); empty outside the days.
 */
export function placeOfFault(path: readonly string[], days: readonly PlanDay[]): FaultPlace {
  const [part, at, list, index] = path;
  const day = part === 'days' && at !== undefined ? Number(at) : NaN;
  if (!Number.isInteger(day)) return {};
  return { day, meal: list === 'meals' ? days[day]?.meals[Number(index)]?.type : undefined };
}
