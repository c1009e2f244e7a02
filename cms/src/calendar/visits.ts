import { addDays } from '../domain/time/day';
import { sql } from '../records/database/database';
import { rows } from '../records/read/readModel';
import { tableOf } from '../records/database/tables';
import { collectionOf } from '../records/registry';
import type { Body } from '../records/types';
import { momentIn } from '../time/dateIn';
import { BLANK, type CalendarItem } from './item';

export interface CalendarRange {
  readonly from: string;
  readonly to: string;
  /** Time zone that places instants on days. */
  readonly zone: string;
}

/** Returns the person's visits to the doctor between two days, as appointments. */
export async function visitItems(user: number, { from, to, zone }: CalendarRange): Promise<CalendarItem[]> {
  const db = await sql();
  // Reads a day more on either side, because no time zone is further from UTC.
  const query = db(tableOf(collectionOf('visits')))
    .where({ owner: user })
    .whereBetween('startsAt', [addDays(from, -1), addDays(to, 2)]);
  const items = (await rows<Visit>(query)).map((visit) => toItem(visit, zone));
  return items.filter(({ day }) => day >= from && day <= to);
}

interface Visit extends Body, Readonly<Record<'doctor' | 'specialty' | 'place', string | null>> {
  readonly startsAt: string;
  readonly key: string;
}

function toItem(visit: Visit, zone: string): CalendarItem {
  const { doctor, specialty, place } = visit;
  return {
    ...BLANK,
    ...momentIn(zone, new Date(visit.startsAt)),
    source: { type: 'visit', id: visit.id, Name: place ?? '' },
    kind: 'appointments',
    key: visit.key,
    title: [doctor, specialty].filter(Boolean).join(', '),
    revision: {
      sequence: Math.floor((Date.parse(visit.updatedAt) - Date.parse(visit.createdAt)) / 1000),
      at: visit.updatedAt,
    },
  };
}
