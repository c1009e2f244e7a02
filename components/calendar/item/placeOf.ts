import { followedAt } from '@/components/day/followedAt';
import { placeOfEntry, recipeAt } from '@/components/day/agenda/recipeAt';
import type { CalendarItem } from '@/lib/domain/mealplan/timeline';

/** Returns the page of a calendar line: the dish, exercise or supplement itself, else the line's source. */
export function placeOf(
  item: Pick<CalendarItem, 'dish' | 'servings' | 'exercise' | 'supplement' | 'source' | 'key' | 'plates'>,
): string {
  const { dish, servings, exercise, supplement, source, key, plates } = item;
  if (dish) return recipeAt(dish, servings ?? 1, plates && placeOfEntry(key, source));
  if (exercise) return `/exercises/${exercise}`;
  if (supplement) return `/supplements/${supplement}`;
  const { type, id } = source;
  if (type === 'mealplan') return `/mealplan/${id}`;
  if (type === 'subscription') return followedAt(id);
  if (type === 'visit') return '/doctor/visits';
  if (type === 'order') return '/shoplist/orders';
  return type === 'schedule' ? '/exercises/schedule' : '/supplements';
}
