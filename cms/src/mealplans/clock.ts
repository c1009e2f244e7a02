import { bodyFor } from '../records/read';
import { collectionOf } from '../records/registry';
import type { Caller } from '../records/types';

const FALLBACK = 'Asia/Tbilisi';

/** The calendar date it is for this person now, in their own time zone. */
export async function todayOf(caller: Caller, now = new Date()): Promise<string> {
  const body = await bodyFor(collectionOf('users'), caller.id, caller);
  return dateIn((body.timeZone as string | null) ?? FALLBACK, now);
}

/** The calendar date in a time zone; an unknown zone counts as Tbilisi. */
export function dateIn(timeZone: string, now: Date): string {
  const options = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  try {
    return new Intl.DateTimeFormat('en-CA', { ...options, timeZone }).format(now);
  } catch {
    return new Intl.DateTimeFormat('en-CA', { ...options, timeZone: FALLBACK }).format(now);
  }
}
