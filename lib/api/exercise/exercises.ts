import type { Versioned } from '@/lib/api/shown';
import type { Exercise } from '@/lib/domain/exercise/record';
import type { ExerciseInput } from '@/lib/forms/exercise/values';
import type { ShelfExercise } from '@/lib/domain/mealplan/record';
import { EXERCISE_FIELDS, SHELF_SIZE } from '@/lib/api/mealplan/planDays';
import { libraryQuery, type LibraryFilters } from '@/lib/api/records/library';
import { act, create, findMany, findOne, remove, update, type Many } from '@/lib/api/strapi';

const ALL_AT_ONCE = 100;

const COLLECTION = 'exercises';
const FIELDS = [
  'Name',
  'language',
  'duration',
  'burnedCalories',
  'tag',
  'youtubeLink',
  'visibility',
  'hidden',
] as const;

/** Lists a page of exercises that match a typed word; without one, by name. */
export async function searchExercises(q: string, page: number): Promise<ShelfExercise[]> {
  const words = q.trim();
  const query = {
    fields: EXERCISE_FIELDS,
    _q: words || undefined,
    sort: words ? undefined : 'Name:asc',
    pagination: { page, pageSize: SHELF_SIZE },
  } as const;
  return (await findMany(COLLECTION, query)).data;
}

export const listExercises = ({ tag, ...others }: LibraryFilters): Promise<Many<Exercise>> => {
  const query = libraryQuery(others);
  const filters = { ...query.filters, tag: tag ? { $eq: tag } : undefined };
  return findMany(COLLECTION, { fields: FIELDS, ...query, filters });
};

/** Lists the tags in use among the filtered exercises, in alphabetical order. */
export async function listTags(filters: LibraryFilters): Promise<string[]> {
  const { filters: narrow } = libraryQuery(filters);
  const query = { fields: ['tag'] as const, filters: narrow, pagination: { pageSize: ALL_AT_ONCE } } as const;
  const { data } = await findMany(COLLECTION, query);
  return [...new Set(data.flatMap(({ tag }) => tag || []))].sort((one, other) =>
    one.localeCompare(other, filters.language),
  );
}

export const readExercise = (id: number): Promise<Exercise> => findOne(COLLECTION, id);
export const createExercise = (input: ExerciseInput, idempotencyKey?: string): Promise<Exercise> =>
  create(COLLECTION, input, { idempotencyKey });
export const updateExercise = (id: number, input: ExerciseInput & Versioned): Promise<Exercise> =>
  update(COLLECTION, id, input);
export const deleteExercise = (id: number) => remove(COLLECTION, id);
export const reportExercise = (id: number, why: string) => act(COLLECTION, id, 'report', { why });
export const hideExercise = (id: number, hidden: boolean) => act(COLLECTION, id, 'hide', { hidden });
