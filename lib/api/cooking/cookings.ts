import type { Cooking } from '@/lib/domain/cooking/types';
import type { Shown } from '@/lib/api/shown';
import { findMany } from '@/lib/api/strapi';

const QUERY = {
  fields: ['day', 'Note', 'key', 'outcome', 'outcomeServings'],
  populate: { image: true },
} as const;
export type CookingRecord = Shown<'cookings', typeof QUERY>;

/** Maximum number of cookings listed per recipe. */
const MOST = 100;

export interface CookedLog {
  /** Latest first. */
  readonly cookings: readonly Cooking[];
  /** Number of all cookings. */
  readonly total: number;
}

export const toCooking = ({
  id,
  day,
  Note,
  image,
  key,
  outcome,
  outcomeServings,
}: CookingRecord): Cooking => ({
  id,
  ref: String(id),
  day,
  Note: Note ?? '',
  image: image ?? null,
  isOfPlan: Boolean(key),
  outcome: outcome ?? null,
  outcomeServings: outcomeServings ?? null,
});

/** Lists the person's cookings of a recipe, latest first. */
export async function listCookings(dish: number): Promise<CookedLog> {
  const { data, pagination } = await findMany('cookings', {
    ...QUERY,
    filters: { dish: { id: { $eq: dish } } },
    sort: 'day:desc,id:desc',
    pagination: { pageSize: MOST },
  });
  return { cookings: data.map(toCooking), total: pagination.total };
}
