import type { Day } from '@/lib/domain/time/day';

export const DEFAULT_TIME_ZONE = 'Asia/Tbilisi';

/** A day and a time of day, as a calendar and a clock on the wall show them. */
export interface Moment {
  readonly day: Day;
  readonly time: string;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const options = {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  } as const;
  const format = new Intl.DateTimeFormat('en-GB', { ...options, hourCycle: 'h23', timeZone });
  formats.set(timeZone, format);
  return format;
}

/** The day and time of an instant in a time zone; in Tbilisi's where the zone is not known. */
export function momentIn(timeZone: string | null | undefined, at: Date): Moment {
  let format: Intl.DateTimeFormat;
  try {
    format = formatIn(timeZone || DEFAULT_TIME_ZONE);
  } catch {
    format = formatIn(DEFAULT_TIME_ZONE); // a zone that this browser has not heard of
  }
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
  return { day: `${parts.year}-${parts.month}-${parts.day}`, time: `${parts.hour}:${parts.minute}` };
}

const MINUTE_MS = 60_000;

/** The instant at which it is that day and time in the time zone; the hour that a change of clocks leaves out counts as the next. */
export function instantOf({ day, time }: Moment, timeZone: string | null | undefined): string {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  // Twice, because the zone's distance from UTC is that of the instant sought, not of the first guess.
  let at = wanted;
  for (let round = 0; round < 2; round += 1) {
    const shown = momentIn(timeZone, new Date(at));
    at += wanted - Date.parse(`${shown.day}T${shown.time}:00Z`);
  }
  return new Date(Math.round(at / MINUTE_MS) * MINUTE_MS).toISOString();
}
