import { addDays } from '../domain/time/day';
import { sql } from '../records/database';
import { readBodies } from '../records/readModel';
import { tableOf } from '../records/tables';
import { collectionOf } from '../records/registry';
import type { Body } from '../records/types';
import { FALLBACK_ZONE, momentIn } from './dateIn';
import { BLANK, type CalendarItem } from './item';

interface Range {
  readonly from: string;
  readonly to: string;
  readonly timeZone?: string;
}

/** The person's visits to the doctor between two days, as appointments. */
export async function visitItems(user: number, { from, to, timeZone }: Range): Promise<CalendarItem[]> {
  const db = await sql();
  // A day more on either side: no time zone is further from UTC.
  const rows: { body: string }[] = await db(tableOf(collectionOf('visits')))
    .where({ owner: user })
    .whereBetween('startsAt', [addDays(from, -1), addDays(to, 2)])
    .select('body');
  if (rows.length === 0) return [];
  const zone = timeZone ?? (await zoneOf(user));
  const items = rows.map(({ body }) => toItem(JSON.parse(body) as Body, zone));
  return items.filter(({ day }) => day >= from && day <= to);
}

async function zoneOf(user: number): Promise<string> {
  const body = (await readBodies(await sql(), collectionOf('users'), [user])).get(user);
  return (body?.timeZone as string | null | undefined) ?? FALLBACK_ZONE;
}

function toItem(visit: Body, zone: string): CalendarItem {
  const { doctor, specialty, place } = visit as Body & Record<'doctor' | 'specialty' | 'place', string | null>;
  return {
    ...BLANK,
    ...momentIn(zone, new Date(visit.startsAt as string)),
    source: { type: 'visit', id: visit.id, Name: place ?? '' },
    kind: 'appointments',
    key: visit.key as string,
    title: [doctor, specialty].filter(Boolean).join(', '),
    revision: { sequence: Math.floor((Date.parse(visit.updatedAt) - Date.parse(visit.createdAt)) / 1000), at: visit.updatedAt },
  };
}
