import type { Nullable } from '@/lib/api/nullable';
import type { Read } from '@/lib/api/shown';
import type { Schedule } from '@/lib/domain/exercise/record';
import { findAll, remove, send } from '@/lib/api/strapi';

type ScheduleRecord = Nullable<Schedule> & Pick<Schedule, 'id'>;

/** Fields as the form has built them by name. */
type Values = Readonly<Record<string, unknown>>;

const COLLECTION = 'schedules';
const EXERCISE = {
  populate: { exercise: { fields: ['Name', 'duration', 'burnedCalories', 'tag'] }, days: true },
} as const;

const toSchedule = (record: ScheduleRecord): Schedule => ({
  id: record.id,
  Name: record.Name ?? null,
  exercise: record.exercise ?? null,
  days: record.days ?? [],
  from: record.from ?? null,
  until: record.until ?? null,
  updatedAt: record.updatedAt ?? undefined,
});

/** Lists all of the caller's schedules. */
export const listSchedules = async (): Promise<Schedule[]> =>
  (await findAll(COLLECTION, { ...EXERCISE, sort: 'id:asc' })).map(toSchedule);

export const createSchedule = async (input: Values, idempotencyKey?: string): Promise<Schedule> =>
  toSchedule(await send<Read<'schedules'>>('POST', COLLECTION, input, { idempotencyKey }));
export const updateSchedule = async (id: number, input: Values): Promise<Schedule> =>
  toSchedule(await send<Read<'schedules'>>('PUT', `${COLLECTION}/${id}`, input));
export const deleteSchedule = (id: number) => remove(COLLECTION, id);
