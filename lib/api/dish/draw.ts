import type { DishCard } from '@/lib/domain/dish/record';
import { CARDS, toCard, type DishRecord } from './dishRecord';
import { withQuery, type Query } from '@/lib/api/query';
import { flatten, raw } from '@/lib/api/strapi';

/** A recipe that was drawn, with why. */
export interface Drawn {
  /** None where nothing fits, or all that fit was cooked or eaten lately. */
  readonly dish: DishCard | null;
  readonly fitting: number;
  /** All were seen, and it begins anew. */
  readonly isRound: boolean;
  /** What of it is in season. */
  readonly ripe: readonly { readonly id: number; readonly Name: string; readonly NameKa: string | null }[];
  readonly lastCooked: string | null;
}
interface DrawnRecord {
  readonly data: unknown;
  readonly meta: Omit<Drawn, 'dish'>;
}

/** One recipe that the query leaves, by chance, and none of those seen until all were. */
export async function drawDish(query: Query, seen: readonly number[]): Promise<Drawn> {
  // chance knows no order
  const asked = { ...CARDS, ...query, sort: undefined, seen: seen.join(',') || undefined };
  const { data, meta } = await raw<DrawnRecord>(withQuery('dishes/draw', asked));
  const dish = flatten<DishRecord | null>(data);
  return { ...meta, dish: dish && toCard(dish) };
}

/** Recipes that share ingredients with this one, the most similar first. */
export async function similarDishes(id: number): Promise<DishCard[]> {
  const { data } = await raw<{ data: unknown }>(withQuery(`dishes/${id}/similar`, CARDS));
  return flatten<DishRecord[]>(data).map(toCard);
}
