import { ROLES } from '../domain/access/rights';
import { FALLBACK_ZONE } from '../time/dateIn';
import { sql } from '../records/database/database';
import { readBodies } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import type { ReminderRecipient } from './source';

/** A person who may be reminded; blocked and deleted people may not. */
export type Reminded = Omit<ReminderRecipient, 'language'>;

export async function remindedOf(ids: readonly number[]): Promise<Map<number, Reminded>> {
  const bodies = await readBodies(await sql(), collectionOf('users'), ids);
  const found = [...bodies.values()].flatMap(({ id, Rolee, timeZone, blocked }) => {
    const who = ROLES.find((role) => role === Rolee);
    return who && !blocked ? [[id, { id, who, timeZone: timeZone ?? FALLBACK_ZONE }] as const] : [];
  });
  return new Map(found);
}
