import { MINUTES_PER_DAY } from '../time/units';
import { minutesOf } from '../exercise/schedule';

/** Dish of a meal. */
interface ToCook {
  readonly key: string;
  /** Cooking time in minutes; null if unknown. */
  readonly minutes: number | null;
}
/** Start of a dish of a meal. */
interface Turn extends ToCook {
  /** Minutes after the first dish was started; null if its cooking time is unknown. */
  readonly after: number | null;
  /** Start time, `HH:mm`; null if unknown. */
  readonly at: string | null;
}

/**
 * Returns the order in which to start the dishes of a meal so that all are ready at `ready` (`HH:mm`): longest cooking
 * time first, ties in given order, unknown times last.
 */
export function cookingOrder(dishes: readonly ToCook[], ready: string): Turn[] {
  const known = dishes.filter((dish) => dish.minutes !== null);
  const longest = Math.max(0, ...known.map(({ minutes }) => minutes ?? 0));
  const end = minutesOf(ready);
  const clock = (before: number) => {
    const at = (((end - before) % MINUTES_PER_DAY) + MINUTES_PER_DAY) % MINUTES_PER_DAY;
    return [Math.floor(at / 60), at % 60].map((part) => String(part).padStart(2, '0')).join(':');
  };
  return [...dishes]
    .sort((one, other) => (other.minutes ?? -1) - (one.minutes ?? -1))
    .map(({ key, minutes }) => ({
      key,
      minutes,
      after: minutes === null ? null : longest - minutes,
      at: minutes === null ? null : clock(minutes),
    }));
}
