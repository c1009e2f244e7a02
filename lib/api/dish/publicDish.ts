import type { Dish } from '@/lib/domain/dish/record';
import { apiBase } from '@/lib/env';
import { toDish } from './dishRecord';
import type { Read } from '@/lib/api/shown';
import { flatten } from '@/lib/api/strapi';

/** Timeout in ms: rendering a page must not wait longer for its head. */
const TIMEOUT_MS = 2500;

/** Reads a public recipe anonymously while Next renders; null for any other, or if the CMS does not answer. */
export async function readPublicDish(id: number): Promise<Dish | null> {
  try {
    const answer = await fetch(`${apiBase()}/dishes/${id}?populate=deep,5`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!answer.ok) return null;
    return toDish(flatten<Read<'dishes'>>(await answer.json()));
  } catch {
    return null; // the browser reads it later
  }
}
