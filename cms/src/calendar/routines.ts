import { createHash } from 'node:crypto';
import { holdsOn, scheduledOn } from '../domain/exercise/schedule';
import { sql } from '../records/database/database';
import { readBodies, rows } from '../records/read/readModel';
import { tableOf } from '../records/database/tables';
import { collectionOf } from '../records/registry';
import type { Body, CollectionMap } from '../records/types';
import type { Intake, Schedule } from '../mealplans/bodies';
import { dateIn } from '../time/dateIn';
import { BLANK, type CalendarItem } from './item';

/** Returns the stable key under which one time of an intake is marked. */
export function intakeKey(intake: number, time: string): string {
  const hex = createHash('sha256').update(`intake ${intake} ${time}`).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

type ItemsOnDay = (day: string) => CalendarItem[];

/** Returns a function from a day to the person's training and supplements by own schedules; days in `zone`. */
export async function routinesOf(user: number, zone: string): Promise<ItemsOnDay> {
  // Without a first day it applies from the day of its creation.
  const begun = <B extends Schedule | Intake>(body: B): B => ({
    ...body,
    from: body.from ?? dateIn(zone, new Date(body.createdAt)),
  });
  const schedules = (await ownOf<Schedule>('schedules', user)).map(begun);
  const intakes = (await ownOf<Intake>('intakes', user)).map(begun);
  const exercises = await relatedTo(
    'exercises',
    schedules.map(({ exercise }) => exercise),
  );
  const supplements = await relatedTo(
    'supplements',
    intakes.map(({ supplement }) => supplement),
  );
  return (day) => [
    ...schedules.flatMap((body) => trainedOn(body, exercises.get(body.exercise), day)),
    ...intakes.flatMap((body) => takenOn(body, supplements.get(body.supplement), day)),
  ];
}

async function ownOf<B extends Body>(name: string, owner: number): Promise<B[]> {
  const db = await sql();
  return rows<B>(
    db(tableOf(collectionOf(name)))
      .where({ owner })
      .orderBy('id'),
  );
}

/** Fields of an exercise or supplement shown on the calendar. */
interface Related {
  readonly id: number;
  readonly Name: string;
  readonly burnedCalories?: number | null;
  readonly unit?: string | null;
}

async function relatedTo<N extends keyof CollectionMap>(
  name: N,
  ids: readonly unknown[],
): Promise<Map<number, CollectionMap[N]>> {
  return readBodies(await sql(), collectionOf(name), [
    ...new Set(ids.filter((id): id is number => typeof id === 'number')),
  ]);
}

const sourceOf = (type: CalendarItem['source']['type'], { id, Name }: Schedule | Intake, title: string) => ({
  type,
  id,
  Name: title || (Name ?? ''),
});

/** Returns a revision; iCalendar's SEQUENCE must grow with changes: seconds from creation to the last edit. */
export const revisionOf = ({ createdAt, updatedAt }: Body): CalendarItem['revision'] => ({
  sequence: Math.max(0, Math.round((Date.parse(updatedAt) - Date.parse(createdAt)) / 1000)),
  at: updatedAt,
});

function trainedOn(body: Schedule, exercise: Related | undefined, day: string): CalendarItem[] {
  const title = exercise?.Name ?? body.Name ?? '';
  const shared = {
    ...BLANK,
    day,
    source: sourceOf('schedule', body, title),
    revision: revisionOf(body),
    kind: 'exercises' as const,
    title,
  };
  return scheduledOn(body, day).map(({ key, time, endTime }) => ({
    ...shared,
    key,
    time,
    endTime,
    exercise: exercise?.id ?? null,
    burnedCalories: exercise?.burnedCalories ?? null,
  }));
}

function takenOn(body: Intake, supplement: Related | undefined, day: string): CalendarItem[] {
  if (!holdsOn(body, day)) return [];
  const title = supplement?.Name ?? body.Name ?? '';
  const shared = {
    ...BLANK,
    day,
    source: sourceOf('intake', body, title),
    revision: revisionOf(body),
    kind: 'supplements' as const,
    title,
  };
  return body.times.map((time) => ({
    ...shared,
    key: intakeKey(body.id, time),
    time,
    supplement: supplement?.id ?? null,
    dosage: body.dosage,
    unit: supplement?.unit ?? null,
  }));
}
