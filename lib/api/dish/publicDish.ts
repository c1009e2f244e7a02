import type { Dish } from '@/lib/domain/dish/record';
import { apiBase } from '@/lib/env';
import { toDish, type DishRecord } from './dishRecord';
import { flatten } from '@/lib/api/strapi';

/** A page does not wait longer than this for its head. */
const PATIENCE = 2500;

/** A public recipe, read while Next renders, in nobody's name; null for any other, or while the CMS does not answer. */
export async function readPublicDish(id: number): Promise<Dish | null> {
  try {
    const answer = await fetch(`${apiBase()}/dishes/${id}?populate=deep,5`, {
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (!answer.ok) return null;
    return toDish(flatten<DishRecord>(((await answer.json()) as { data: unknown }).data));
  } catch {
    return null; // the browser reads it then
  }
}
