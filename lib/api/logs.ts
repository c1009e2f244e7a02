import type { CalendarSource } from '@/lib/domain/mealplan/timeline';
import type { LogKind, LogState } from '@/lib/domain/mealplan/types';
import type { Day } from '@/lib/domain/time/day';
import { create, findAll, remove } from './strapi';

/** What a person says of one part of a plan on one day. */
export interface Log {
  readonly id: number;
  readonly day: Day;
  readonly kind: LogKind;
  readonly key: string;
  readonly state: LogState;
}
export interface Mark {
  readonly day: Day;
  readonly kind: LogKind;
  readonly key: string;
  readonly source: Pick<CalendarSource, 'type' | 'id'>;
  readonly state: LogState;
}

/** The person's own marks between two days, both included. */
export const listLogs = (from: Day, to: Day): Promise<Log[]> =>
  findAll<Log>('logs', {
    fields: ['day', 'kind', 'key', 'state'],
    filters: { day: { $gte: from, $lte: to } },
    sort: 'id:asc',
  });

/** Marks a part as done or skipped; a second mark of the same part and day replaces the first. */
export const mark = (one: Mark, idempotencyKey?: string): Promise<Log> =>
  create<Log>('logs', markBody(one), { idempotencyKey });

export const markBody = ({ day, kind, key, source, state }: Mark) => ({
  day,
  kind,
  key,
  state,
  ...(source.type !== 'visit' && source.type !== 'order' && { [source.type]: source.id }),
});

export const unmark = (id: number) => remove<Log>('logs', id);
