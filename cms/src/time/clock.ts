import { bodyFor } from '../records/read/read';
import { collectionOf } from '../records/registry';
import type { Body, Caller } from '../records/types';
import { dateIn, FALLBACK_ZONE } from './dateIn';

/** A person's time zone. */
export type Zoned = Body & { readonly timeZone: string | null };

/** Returns today's date in the person's own time zone. */
export async function todayOf(caller: Caller, now = new Date()): Promise<string> {
  const { timeZone } = await bodyFor<Zoned>(collectionOf('users'), caller.id, caller);
  return dateIn(timeZone ?? FALLBACK_ZONE, now);
}
