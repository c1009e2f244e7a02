import type { Cooking } from '@/lib/domain/cooking/types';
import { findMany } from '@/lib/api/strapi';

type CookingRecord = Partial<Cooking> & Pick<Cooking, 'id' | 'day'>;

/** The times that are listed of one recipe. */
const MOST = 100;

export interface CookedLog {
  /** The last first. */
  readonly cookings: readonly Cooking[];
  /** How often in all. */
  readonly total: number;
}

export const toCooking = ({ id, day, Note, image }: CookingRecord): Cooking => ({
  id,
  ref: String(id),
  day,
  Note: Note ?? '',
  image: image ?? null,
});

/** When the person cooked a recipe. */
export async function listCookings(dish: number): Promise<CookedLog> {
  const { data, pagination } = await findMany<CookingRecord>('cookings', {
    fields: ['day', 'Note'],
    populate: { image: true },
    filters: { dish: { id: { $eq: dish } } },
    sort: 'day:desc,id:desc',
    pagination: { pageSize: MOST },
  });
  return { cookings: data.map(toCooking), total: pagination.total };
}
