export const FALLBACK_ZONE = 'Asia/Tbilisi';

/** The calendar date in a time zone; an unknown zone counts as Tbilisi. */
export function dateIn(timeZone: string, now: Date): string {
  const options = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  try {
    return new Intl.DateTimeFormat('en-CA', { ...options, timeZone }).format(now);
  } catch {
    return new Intl.DateTimeFormat('en-CA', { ...options, timeZone: FALLBACK_ZONE }).format(now);
  }
}
