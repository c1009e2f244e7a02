import type { ShelfExercise } from '@/lib/domain/mealplan/record';
import { EXERCISE_FIELDS } from './planDays';
import { findMany, type CallOptions } from './strapi';

const SHELF_SIZE = 24;

/** Exercises that a typed word may mean; without one, the first by name. */
export async function searchExercises(q: string, options?: CallOptions): Promise<ShelfExercise[]> {
  const words = q.trim();
  const query = {
    fields: EXERCISE_FIELDS,
    _q: words || undefined,
    sort: words ? undefined : 'Name:asc',
    pagination: { pageSize: SHELF_SIZE },
  };
  return (await findMany<ShelfExercise>('exercises', query, options)).data;
}
