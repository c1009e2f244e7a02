import { minutesOf, timeAt } from '../exercise/schedule';
import { moveMeal } from './arrange';
import { changeMeal, changePart, mealOfEntry, movePart, SIDE_KINDS, type Days, type SideKind } from './edit';

/** Where something of a plan comes to lie: a day of the plan, and where the hour changes a time. */
interface PlanPlace {
  readonly day: string;
  readonly time?: string;
}

/** The days with what holds this key moved: the whole meal of an entry, else the part itself, which lasts as long as before. */
export function movedInPlan(days: Days, key: string, { day, time }: PlanPlace): Days {
  const meal = mealOfEntry(days, key);
  if (meal) {
    const moved = moveMeal(days, meal.key, day);
    const there = mealOfEntry(moved, key) ?? meal;
    // where the day has such a meal already, the dishes go to its table
    if (there.entries.length > meal.entries.length) return moved;
    return changeMeal(moved, there.key, (at) => ({ ...at, time: time ?? meal.time ?? at.time }));
  }
  const kind = SIDE_KINDS.find((at) => days.some((one) => one[at].some((part) => part.key === key)));
  return kind ? movePart(time ? atTime(days, kind, key, time) : days, kind, key, day) : days;
}

const atTime = (days: Days, kind: SideKind, key: string, time: string): Days =>
  changePart(days, kind, key, (part) => {
    if (!('endTime' in part) || !part.endTime || !part.time) return { ...part, time };
    return {
      ...part,
      time,
      endTime: timeAt(minutesOf(time) + minutesOf(part.endTime) - minutesOf(part.time)),
    };
  });

/** The days with those of before in their places again. */
export const withDaysOf = (days: Days, before: Days): Days =>
  days.map((day) => before.find(({ key }) => key === day.key) ?? day);
