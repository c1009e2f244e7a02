import type { Day } from '@/lib/domain/time/day';
import { MINUTE } from '@/lib/domain/time/units';

export const DEFAULT_TIME_ZONE = 'Asia/Tbilisi';

/** Local day and time of day. */
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

/** Returns the day and time of an instant in a time zone; in Tbilisi's if the zone is unknown. */
export function momentIn(timeZone: string | null | undefined, at: Date): Moment {
  let format: Intl.DateTimeFormat;
  try {
    format = formatIn(timeZone || DEFAULT_TIME_ZONE);
  } catch {
    format = formatIn(DEFAULT_TIME_ZONE); // this browser does not know the time zone
  }
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
  return { day: `${parts.year}-${parts.month}-${parts.day}`, time: `${parts.hour}:${parts.minute}` };
}

/** Returns the instant of a local day and time; in the hour skipped by daylight saving, the next one. */
export function instantOf({ day, time }: Moment, timeZone: string | null | undefined): string {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  // Two rounds, because the zone's offset is that of the result, not of the first guess.
  let at = wanted;
  for (let round = 0; round < 2; round += 1) {
    const shown = momentIn(timeZone, new Date(at));
    at += wanted - Date.parse(`${shown.day}T${shown.time}:00Z`);
  }
  return new Date(Math.round(at / MINUTE) * MINUTE).toISOString();
}
