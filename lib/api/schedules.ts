import type { Schedule } from '@/lib/domain/exercise/record';
import { create, findMany, remove, update } from './strapi';

const COLLECTION = 'schedules';
const ALL_AT_ONCE = 100;
const EXERCISE = {
  populate: { exercise: { fields: ['Name', 'duration', 'burnedCalories', 'tag'] }, days: true },
} as const;

/** All of the caller's schedules. */
export async function listSchedules(): Promise<Schedule[]> {
  const page = (number: number) =>
    findMany<Schedule>(COLLECTION, {
      ...EXERCISE,
      sort: 'id:asc',
      pagination: { page: number, pageSize: ALL_AT_ONCE },
    });
  const first = await page(1);
  const all = [...first.data];
  for (let number = 2; number <= first.pagination.pageCount; number += 1)
    all.push(...(await page(number)).data);
  return all;
}

export const createSchedule = (input: unknown, idempotencyKey?: string): Promise<Schedule> =>
  create<Schedule>(COLLECTION, input, { idempotencyKey });
export const updateSchedule = (id: number, input: unknown): Promise<Schedule> =>
  update<Schedule>(COLLECTION, id, input);
export const deleteSchedule = (id: number) => remove<Schedule>(COLLECTION, id);
