import type { Schedule } from '@/lib/domain/exercise/record';
import type { Nullable } from '@/lib/api/nullable';
import { create, findAll, remove, update } from '@/lib/api/strapi';

type ScheduleRecord = Nullable<Schedule> & Pick<Schedule, 'id'>;

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
  (await findAll<ScheduleRecord>(COLLECTION, { ...EXERCISE, sort: 'id:asc' })).map(toSchedule);

export const createSchedule = async (input: unknown, idempotencyKey?: string): Promise<Schedule> =>
  toSchedule(await create<ScheduleRecord>(COLLECTION, input, { idempotencyKey }));
export const updateSchedule = async (id: number, input: unknown): Promise<Schedule> =>
  toSchedule(await update<ScheduleRecord>(COLLECTION, id, input));
export const deleteSchedule = (id: number) => remove<ScheduleRecord>(COLLECTION, id);
