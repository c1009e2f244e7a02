import { addDays } from '../domain/time/day';
import { sql } from '../records/database';
import { tableOf } from '../records/tables';
import { collectionOf } from '../records/registry';
import type { Body } from '../records/types';
import { momentIn } from './dateIn';
import { BLANK, type CalendarItem } from './item';

export interface Range {
  readonly from: string;
  readonly to: string;
  /** The zone on whose days instants fall. */
  readonly zone: string;
}

/** The person's visits to the doctor between two days, as appointments. */
export async function visitItems(user: number, { from, to, zone }: Range): Promise<CalendarItem[]> {
  const db = await sql();
  // A day more on either side: no time zone is further from UTC.
  const rows: { body: string }[] = await db(tableOf(collectionOf('visits')))
    .where({ owner: user })
    .whereBetween('startsAt', [addDays(from, -1), addDays(to, 2)])
    .select('body');
  const items = rows.map(({ body }) => toItem(JSON.parse(body) as Body, zone));
  return items.filter(({ day }) => day >= from && day <= to);
}

function toItem(visit: Body, zone: string): CalendarItem {
  const { doctor, specialty, place } = visit as Body &
    Record<'doctor' | 'specialty' | 'place', string | null>;
  return {
    ...BLANK,
    ...momentIn(zone, new Date(visit.startsAt as string)),
    source: { type: 'visit', id: visit.id, Name: place ?? '' },
    kind: 'appointments',
    key: visit.key as string,
    title: [doctor, specialty].filter(Boolean).join(', '),
    revision: {
      sequence: Math.floor((Date.parse(visit.updatedAt) - Date.parse(visit.createdAt)) / 1000),
      at: visit.updatedAt,
    },
  };
}
