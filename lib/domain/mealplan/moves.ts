import { minutesOf, timeAt } from '../exercise/schedule';
import { moveMeal } from './arrange';
import { changeMeal, changePart, mealOfEntry, movePart, SIDE_KINDS, type Days, type SideKind } from './edit';

/** Target of a move: a day of the plan, and a time if the hour changes. */
interface PlanPlace {
  readonly day: string;
  readonly time?: string;
}

/** Returns the days with an entry's whole meal, or another part, moved; a part keeps its duration. */
export function movedInPlan(days: Days, key: string, { day, time }: PlanPlace): Days {
  const meal = mealOfEntry(days, key);
  if (meal) {
    const moved = moveMeal(days, meal.key, day);
    const there = mealOfEntry(moved, key) ?? meal;
    // if the day already has that meal, the dishes join it
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

/** Returns the days with earlier versions of some restored in place. */
export const withDaysOf = (days: Days, before: Days): Days =>
  days.map((day) => before.find(({ key }) => key === day.key) ?? day);
