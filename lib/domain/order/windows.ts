import { addDays, weekdayOf, type Day } from '../time/day';
import { HOUR, MINUTE } from '../time/units';

export interface OpenHours {
  /** Monday is 1, Sunday is 7. */
  readonly weekday: number;
  readonly from: string;
  readonly to: string;
}
export interface ShopHours {
  readonly hours: readonly OpenHours[];
  readonly windowMinutes: number;
  /** Time the shop needs before a window begins. */
  readonly leadMinutes: number;
  readonly daysAhead: number;
}
/** Delivery window as two instants, ISO 8601 UTC. */
export interface Window {
  readonly from: string;
  readonly to: string;
}

/** Offset of Georgian time from UTC; Georgia has no daylight saving time. */
const SHOP_OFFSET_MS = 4 * HOUR;

/** Returns the calendar day at the shop for an instant. */
export const shopDay = (now: number): Day => new Date(now + SHOP_OFFSET_MS).toISOString().slice(0, 10);
/** Returns the instant at which a day begins at the shop. */
export const dayStart = (day: Day): string => new Date(Date.parse(day) - SHOP_OFFSET_MS).toISOString();

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Returns the delivery windows that can be booked now, earliest first. */
export function windowsFrom(
  { hours, windowMinutes, leadMinutes, daysAhead }: ShopHours,
  now: number,
): Window[] {
  const today = shopDay(now);
  const days = Array.from({ length: daysAhead + 1 }, (_, count) => addDays(today, count));
  const all = days.flatMap((day) =>
    hours
      .filter(({ weekday }) => weekday === weekdayOf(day))
      .flatMap((open) => windowsOf(day, open, windowMinutes)),
  );
  return all
    .filter(({ from }) => Date.parse(from) >= now + leadMinutes * MINUTE)
    .sort((a, b) => a.from.localeCompare(b.from));
}

function windowsOf(day: Day, open: OpenHours, length: number): Window[] {
  const midnight = Date.parse(dayStart(day));
  const count = Math.max(0, Math.floor((minutesOf(open.to) - minutesOf(open.from)) / length));
  return Array.from({ length: count }, (_, index) => {
    const start = midnight + (minutesOf(open.from) + index * length) * MINUTE;
    return { from: new Date(start).toISOString(), to: new Date(start + length * MINUTE).toISOString() };
  });
}

/** Time for a customer to fill in the form before their window closes. */
const GRACE_MINUTES = 20;

/** Checks whether the shop still accepts an order for this window. */
export const isWindow = (hours: ShopHours, { from, to }: Window, now: number): boolean =>
  windowsFrom(hours, now - GRACE_MINUTES * MINUTE).some(
    (one) => Date.parse(one.from) === Date.parse(from) && Date.parse(one.to) === Date.parse(to),
  );
