import type { Shown, Versioned } from '@/lib/api/shown';
import type { Schedule } from '@/lib/domain/exercise/record';
import type { ScheduleInput } from '@/lib/forms/exercise/draft';
import { create, findAll, remove, update } from '@/lib/api/strapi';

const COLLECTION = 'schedules';
const QUERY = {
  populate: { exercise: { fields: ['Name', 'duration', 'burnedCalories', 'tag'] }, days: true },
} as const;

const toSchedule = (record: Shown<'schedules', typeof QUERY>): Schedule => ({
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
  (await findAll(COLLECTION, { ...QUERY, sort: 'id:asc' })).map(toSchedule);

export const createSchedule = async (input: ScheduleInput, idempotencyKey?: string): Promise<Schedule> =>
  toSchedule(await create(COLLECTION, input, { idempotencyKey }));
export const updateSchedule = async (
  id: number,
  input: Partial<ScheduleInput> & Versioned,
): Promise<Schedule> => toSchedule(await update(COLLECTION, id, input));
export const deleteSchedule = (id: number) => remove(COLLECTION, id);
