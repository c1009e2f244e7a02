import { placeWord, type PlaceInPlan } from '@/lib/domain/mealplan/plates/placeInPlan';
import { hasShares } from '@/lib/domain/mealplan/plates/without';
import type { CalendarSource } from '@/lib/domain/mealplan/timeline';
import type { PlanEntry } from '@/lib/domain/mealplan/types';
import type { Table } from '@/components/day/sums/usePlanSums';

/** Returns where an entry of this key stands in a plan; undefined if its source is none. */
export const placeOfEntry = (
  entry: string,
  source: Pick<CalendarSource, 'type' | 'id'> | null | undefined,
): PlaceInPlan | undefined =>
  source?.type === 'mealplan' || source?.type === 'subscription'
    ? { source: source.type, id: source.id, entry }
    : undefined;

/** Returns where an entry with shares stands, so that its recipe can say for whom it is; undefined for all others. */
export const placeOfShares = (entry: PlanEntry, { source, eaters }: Table): PlaceInPlan | undefined =>
  hasShares(entry, eaters) ? placeOfEntry(entry.key, source) : undefined;

/** Returns the address of a recipe, scaled to the servings. */
export const recipeAt = (dish: number, servings: number, place?: PlaceInPlan): string =>
  `/dishes/${dish}?servings=${Math.round(servings * 100) / 100}${place ? `&of=${placeWord(place)}` : ''}`;

/** Returns the same address in cooking mode. */
export const cookAt = (dish: number, servings: number, place?: PlaceInPlan): string =>
  `${recipeAt(dish, servings, place)}&cook=1`;
