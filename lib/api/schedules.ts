import type { Schedule } from '@/lib/domain/exercise/record';
import { create, findAll, remove, update } from './strapi';

const COLLECTION = 'schedules';
const EXERCISE = {
  populate: { exercise: { fields: ['Name', 'duration', 'burnedCalories', 'tag'] }, days: true },
} as const;

/** All of the caller's schedules. */
export const listSchedules = (): Promise<Schedule[]> =>
  findAll<Schedule>(COLLECTION, { ...EXERCISE, sort: 'id:asc' });

export const createSchedule = (input: unknown, idempotencyKey?: string): Promise<Schedule> =>
  create<Schedule>(COLLECTION, input, { idempotencyKey });
export const updateSchedule = (id: number, input: unknown): Promise<Schedule> =>
  update<Schedule>(COLLECTION, id, input);
export const deleteSchedule = (id: number) => remove<Schedule>(COLLECTION, id);
