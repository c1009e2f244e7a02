import { createHash } from 'node:crypto';
import { addDays } from '../domain/time/day';
import { sql } from '../records/database/database';
import { rows } from '../records/read/readModel';
import { tableOf } from '../records/database/tables';
import { collectionOf } from '../records/registry';
import type { Body } from '../records/types';
import { momentIn } from '../time/dateIn';
import { BLANK, type CalendarItem } from './item';
import { revisionOf } from './routines';
import type { CalendarRange } from './visits';

/** Returns the person's own orders, except cancelled ones, as appointments at their delivery time. */
export async function deliveryItems(
  user: number,
  { from, to, zone }: CalendarRange,
): Promise<CalendarItem[]> {
  const db = await sql();
  const coming = await rows<Coming>(
    db(tableOf(collectionOf('orders')))
      .where({ customer: user })
      .whereNot({ state: 'cancelled' }),
  );
  // Reads a day more on either side, because no time zone is further from UTC.
  const [after, before] = [addDays(from, -1), addDays(to, 2)];
  return coming
    .filter(({ wantedFrom }) => wantedFrom > after && wantedFrom < before)
    .map((order) => toItem(order, zone))
    .filter(({ day }) => day >= from && day <= to);
}

interface Coming extends Body {
  readonly number: number;
  readonly state: string;
  readonly wantedFrom: string;
  readonly wantedTo: string;
  readonly deliveredAt?: string | null;
}

function toItem(order: Coming, zone: string): CalendarItem {
  const start = momentIn(zone, new Date(order.wantedFrom));
  const end = momentIn(zone, new Date(order.wantedTo));
  const handed = order.deliveredAt ? momentIn(zone, new Date(order.deliveredAt)) : null;
  return {
    ...BLANK,
    ...start,
    endTime: end.day === start.day ? end.time : null,
    source: { type: 'order', id: order.id, Name: String(order.number) },
    kind: 'appointments',
    key: keyOf(order.id),
    title: '',
    order: order.state,
    handedAt: handed?.day === start.day ? handed.time : null,
    revision: revisionOf(order),
  };
}

/** Returns a stable key of an order in UUID form, like all keys of a day. */
const keyOf = (order: number): string =>
  createHash('sha256')
    .update(`order ${order}`)
    .digest('hex')
    .slice(0, 32)
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
