export const FALLBACK_ZONE = 'Asia/Tbilisi';

/** Returns the date in a time zone; an unknown zone counts as Tbilisi. */
export function dateIn(timeZone: string, now: Date): string {
  const options = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  try {
    return new Intl.DateTimeFormat('en-CA', { ...options, timeZone }).format(now);
  } catch {
    return new Intl.DateTimeFormat('en-CA', { ...options, timeZone: FALLBACK_ZONE }).format(now);
  }
}

/** Returns the date and time of day of an instant in a time zone; an unknown zone counts as Tbilisi. */
export function momentIn(timeZone: string, at: Date): { day: string; time: string } {
  const options = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const format = (zone: string) =>
    new Intl.DateTimeFormat('en-GB', { ...options, timeZone: zone }).format(at);
  try {
    return { day: dateIn(timeZone, at), time: format(timeZone) };
  } catch {
    return { day: dateIn(FALLBACK_ZONE, at), time: format(FALLBACK_ZONE) };
  }
}
