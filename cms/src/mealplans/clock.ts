import { bodyFor } from '../records/read';
import { collectionOf } from '../records/registry';
import type { Caller } from '../records/types';
import { dateIn, FALLBACK_ZONE } from './dateIn';

/** The calendar date it is for this person now, in their own time zone. */
export async function todayOf(caller: Caller, now = new Date()): Promise<string> {
  const body = await bodyFor(collectionOf('users'), caller.id, caller);
  return dateIn((body.timeZone as string | null) ?? FALLBACK_ZONE, now);
}
