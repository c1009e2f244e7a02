/** A dish that is on the table at a meal. */
interface ToCook {
  readonly key: string;
  /** How long it takes; null where that is not said. */
  readonly minutes: number | null;
}
/** When a dish of a meal is begun. */
interface Turn extends ToCook {
  /** Minutes after the first one was begun; null where it is not known how long it takes. */
  readonly after: number | null;
  /** `HH:mm`; null where that is not known. */
  readonly at: string | null;
}

const DAY = 24 * 60;

/**
 * In which order the dishes of a meal are begun, so that all are ready at `ready` (`HH:mm`): what takes longest first, of
 * equals as they stand; what says no time comes last.
 */
export function cookingOrder(dishes: readonly ToCook[], ready: string): Turn[] {
  const known = dishes.filter((dish) => dish.minutes !== null);
  const longest = Math.max(0, ...known.map(({ minutes }) => minutes ?? 0));
  const [hour, minute] = ready.split(':').map(Number);
  const clock = (before: number) => {
    const at = (((hour * 60 + minute - before) % DAY) + DAY) % DAY;
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
