import type { DishCard } from '@/lib/domain/dish/record';
import { CARDS, toCard } from './dishRecord';
import type { Conditions } from '@/lib/api/query';
import { ask } from '@/lib/api/strapi';

/** Recipe drawn, with the reasons. */
export interface Drawn {
  /** Null if nothing fits, or everything that fits was cooked or eaten lately. */
  readonly dish: DishCard | null;
  readonly fitting: number;
  /** True if all were seen and the draw starts over. */
  readonly isRound: boolean;
  /** Ingredients of it that are in season. */
  readonly ripe: readonly { readonly id: number; readonly Name: string; readonly NameKa: string | null }[];
  readonly lastCooked: string | null;
}

/** Draws a random recipe that matches the query, none of `seen` until all were drawn. */
export async function drawDish(query: Conditions<'dishes'>, seen: readonly number[]): Promise<Drawn> {
  // a random draw needs no order
  const asked = { ...CARDS, ...query, sort: undefined, seen: seen.join(',') || undefined };
  const { data, meta } = await ask('GET dishes/draw', { query: asked });
  return { ...meta, dish: data && toCard(data) };
}

/** Lists recipes that share ingredients with this one, most similar first. */
export async function similarDishes(id: number): Promise<DishCard[]> {
  const { data } = await ask('GET dishes/{id}/similar', { at: { id }, query: CARDS });
  return data.map(toCard);
}
