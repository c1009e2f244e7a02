import type { Author, Dish } from '@/lib/domain/dish/record';
import { toDish } from './dishRecord';
import { act, ask } from '@/lib/api/strapi';

/** Version of a recipe, as it was before a change. */
export interface DishVersion {
  readonly id: number;
  /** Person who changed it; null if they have deleted their account. */
  readonly by: Pick<Author, 'id' | 'Name'> | null;
  /** Time of the change. */
  readonly at: string;
  /** Names of the changed fields. */
  readonly changed: readonly string[];
}

/** Lists the earlier versions of a recipe, latest first; only for those who may edit it. */
export const listDishVersions = async (id: number): Promise<DishVersion[]> => [
  ...(await ask('GET dishes/{id}/versions', { at: { id } })).data,
];

/** Reads the recipe as of one version. */
export async function readDishVersion(dish: number, version: number): Promise<Dish> {
  const { data } = await ask('GET dishes/{id}/versions/{version}', { at: { id: dish, version } });
  return toDish({ ...data.body, id: dish });
}

/** Restores the recipe to a version; refused if it has changed since `updatedAt`. */
export const restoreDish = async (dish: number, version: number, updatedAt: string): Promise<Dish> =>
  toDish(await act('dishes', dish, 'restore', { version, updatedAt }));
