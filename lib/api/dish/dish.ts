import type { Read } from '@/lib/api/shown';
import type { Dish } from '@/lib/domain/dish/record';
import type { DishBody, DishInput } from '@/lib/forms/dish/values';
import { act, create, findOne, presentRecord, remove, update } from '@/lib/api/strapi';
import { toDish } from './dishRecord';

export const readDish = async (id: number): Promise<Dish> => toDish(await findOne('dishes', id));

/** Reads the recipe in a 409's `present` record, however it is wrapped. */
export const presentDish = (present: unknown): Dish => toDish(presentRecord<Read<'dishes'>>(present));

export const createDish = async (input: DishBody, idempotencyKey: string): Promise<Dish> =>
  toDish(await create('dishes', input, { idempotencyKey }));

export const updateDish = async (id: number, input: DishInput): Promise<Dish> =>
  toDish(await update('dishes', id, input));

/** Clears the doubtful words after an editor has confirmed or corrected them. */
export const settleDish = (id: number): Promise<Dish> => updateDish(id, { lookAgain: [] });

export const deleteDish = (id: number) => remove('dishes', id);

export const copyDish = async (id: number): Promise<Dish> => toDish(await act('dishes', id, 'copy'));

export const addCollaborator = async (id: number, email: string): Promise<Dish> =>
  toDish(await act('dishes', id, 'collaborators', { email }));

export const setCollaborators = (id: number, people: readonly number[]): Promise<Dish> =>
  updateDish(id, { collaborators: people });

export const reportDish = (id: number, why: string) => act('dishes', id, 'report', { why });

export const hideDish = (id: number, hidden: boolean) => act('dishes', id, 'hide', { hidden });

export const featureDish = (id: number, featured: boolean) => act('dishes', id, 'feature', { featured });
