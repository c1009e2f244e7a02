import { ApiError } from '@/lib/api/errors';
import type { ImportRecipe } from '@/lib/domain/import/record';

interface Edited {
  readonly id: number;
  readonly Name: string;
}

/** What keeps an import from being undone: the recipes that were edited since, as the refusal names them. */
export function editedSince(cause: unknown, recipes: readonly ImportRecipe[]): Edited[] {
  if (!(cause instanceof ApiError)) return [];
  const found = cause.details.edited ?? cause.details.recipes;
  return Array.isArray(found) ? found.flatMap((one) => named(one, recipes)) : [];
}

/** A recipe is named by its id or its key, or told with its name. */
function named(one: unknown, recipes: readonly ImportRecipe[]): Edited[] {
  const { id, dish, key, Name } = (typeof one === 'object' && one ? one : { id: one, key: one }) as Partial<
    Record<'id' | 'dish' | 'key' | 'Name', unknown>
  >;
  const number = Number(dish ?? id);
  const own = recipes.find((recipe) => recipe.dish === number || recipe.key === key);
  const name = typeof Name === 'string' && Name ? Name : own?.Name;
  return name ? [{ id: own?.dish ?? (Number.isSafeInteger(number) ? number : 0), Name: name }] : [];
}
