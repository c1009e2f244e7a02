import type { Author, Dish } from '@/lib/domain/dish/record';
import { toDish, type DishRecord } from './dishRecord';
import { act, flatten, raw } from '@/lib/api/strapi';

/** What a recipe said until somebody changed it. */
export interface DishVersion {
  readonly id: number;
  /** Who changed it; null where the person has deleted their account. */
  readonly by: Pick<Author, 'id' | 'Name'> | null;
  /** When it was changed. */
  readonly at: string;
  /** Names of the fields that were changed. */
  readonly changed: readonly string[];
}

/** The earlier versions of a recipe, the latest first; for those who may edit it. */
export const listDishVersions = async (dish: number): Promise<DishVersion[]> =>
  flatten<DishVersion[]>((await raw<{ data: unknown }>(`dishes/${dish}/versions`)).data);

/** The recipe as it was in one of them. */
export async function readDishVersion(dish: number, version: number): Promise<Dish> {
  const { data } = await raw<{ data: unknown }>(`dishes/${dish}/versions/${version}`);
  return toDish({ ...flatten<{ body: DishRecord }>(data).body, id: dish });
}

/** Makes the recipe say again what it said then; refused where it has changed since `updatedAt`. */
export const restoreDish = async (dish: number, version: number, updatedAt: string): Promise<Dish> =>
  toDish(await act<DishRecord>('dishes', dish, 'restore', { version, updatedAt }));
