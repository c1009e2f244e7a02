import { moveMeal } from '../../domain/mealplan/arrange';
import {
  addEntry,
  addPart,
  mealOfEntry,
  moveEntry,
  movePart,
  type Days,
  type EntryPlace,
  type NewKey,
  type SideKind,
} from '../../domain/mealplan/edit';
import type { PlanDish, PlanParts, ShelfExercise, ShelfSupplement } from '../../domain/mealplan/record';
import type { PlanEntry } from '../../domain/mealplan/types';

/** Item being dragged, or selected to be placed. */
export type Carried =
  | { readonly from: 'shelf'; readonly kind: 'dish'; readonly item: PlanDish }
  | { readonly from: 'shelf'; readonly kind: 'exercise'; readonly item: ShelfExercise }
  | { readonly from: 'shelf'; readonly kind: 'supplement'; readonly item: ShelfSupplement }
  | { readonly from: 'entry'; readonly key: string }
  | { readonly from: 'meal'; readonly key: string }
  | { readonly from: 'part'; readonly kind: SideKind; readonly key: string };

/** Place where an item can be dropped. */
export type Target =
  | { readonly at: 'meal'; readonly key: string }
  | { readonly at: 'entry'; readonly key: string }
  | { readonly at: 'day'; readonly key: string };

/** Tells whether a place accepts an item: food goes into meals, everything else onto days. */
export function takes(target: Target['at'], carried: Carried): boolean {
  const isEaten = carried.from === 'entry' || (carried.from === 'shelf' && carried.kind === 'dish');
  return isEaten ? target !== 'day' : target === 'day';
}

/** Returns the days after the drop; unchanged if it is not possible. */
export function putDown(days: Days, carried: Carried, target: Target, newKey: NewKey): Days {
  if (!takes(target.at, carried)) return days;
  if (target.at === 'day') return onDay(days, carried, target.key, newKey);
  const place = placeAt(days, target);
  if (!place) return days;
  if (carried.from === 'entry') return moveEntry(days, carried.key, place);
  return carried.from === 'shelf' ? addEntry(days, place, dishEntry(carried.item, newKey)) : days;
}

function placeAt(days: Days, target: Exclude<Target, { at: 'day' }>): EntryPlace | undefined {
  if (target.at === 'meal') return { meal: target.key };
  const meal = mealOfEntry(days, target.key);
  return meal && { meal: meal.key, before: target.key };
}

function onDay(days: Days, carried: Carried, day: string, newKey: NewKey): Days {
  if (carried.from === 'meal') return moveMeal(days, carried.key, day);
  if (carried.from === 'part') return movePart(days, carried.kind, carried.key, day);
  if (carried.from !== 'shelf' || carried.kind === 'dish') return days;
  return carried.kind === 'exercise'
    ? addExercise(days, day, carried.item, newKey)
    : addSupplement(days, day, carried.item, newKey);
}

/** Returns an entry for a dish whose servings follow the eaters. */
export const dishEntry = ({ id, Name }: { id: number; Name: string }, newKey: NewKey): PlanEntry => ({
  key: newKey(),
  kind: 'dish',
  dish: id,
  Name,
  servings: null,
});

const addExercise = (days: Days, day: string, { id, Name }: ShelfExercise, newKey: NewKey): Days =>
  addPart(days, day, 'exercises', { key: newKey(), exercise: id, Name, time: null, endTime: null });

/** Adds a supplement at each of its times, with the daily dose divided among them. */
function addSupplement(days: Days, day: string, item: ShelfSupplement, newKey: NewKey): Days {
  const times = item.timesToTake?.length ? item.timesToTake : [null];
  const dosage = item.dailyDosage ? item.dailyDosage / times.length : null;
  const { id, Name } = item;
  return times.reduce<Days>(
    (at, time) => addPart(at, day, 'supplements', { key: newKey(), supplement: id, Name, dosage, time }),
    days,
  );
}

/**
 * Returns the record that an item from the shelf adds to the plan's parts; undefined for an item already in the plan.
 */
export function learnedFrom(carried: Carried): Partial<PlanParts> | undefined {
  if (carried.from !== 'shelf') return undefined;
  const { kind, item } = carried;
  if (kind === 'dish') return { dishes: { [item.id]: item } };
  return kind === 'exercise' ? { exercises: { [item.id]: item } } : { supplements: { [item.id]: item } };
}
