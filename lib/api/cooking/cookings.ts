import type { Cooking } from '@/lib/domain/cooking/types';
import { findMany } from '@/lib/api/strapi';

type CookingRecord = { readonly [Name in keyof Cooking]?: Cooking[Name] | null } & Pick<
  Cooking,
  'id' | 'day'
>;

/** Maximum number of cookings listed per recipe. */
const MOST = 100;

export interface CookedLog {
  /** Latest first. */
  readonly cookings: readonly Cooking[];
  /** Number of all cookings. */
  readonly total: number;
}

export const toCooking = ({ id, day, Note, image }: CookingRecord): Cooking => ({
  id,
  ref: String(id),
  day,
  Note: Note ?? '',
  image: image ?? null,
});

/** Lists the person's cookings of a recipe, latest first. */
export async function listCookings(dish: number): Promise<CookedLog> {
  const { data, pagination } = await findMany('cookings', {
    fields: ['day', 'Note'],
    populate: { image: true },
    filters: { dish: { id: { $eq: dish } } },
    sort: 'day:desc,id:desc',
    pagination: { pageSize: MOST },
  });
  return { cookings: data.map(toCooking), total: pagination.total };
}
