import { LIMITS } from '../../domain/limits';
import { collectionOf } from '../../records/registry';
import { isText } from '../../records/read/values';
import type { Caller } from '../../records/types';
import { create } from '../../records/write/write';
import { noteWith, sortedTags } from '../take/tags';
import type { ImportRecipe } from '../types';

/**
 * Returns the dish with its tags: the requested ones and the recipe's. Words that cannot be tags are appended to the
 * note, which may then be too long.
 */
export function taggedInput<I extends { readonly Note?: unknown }>(
  input: I,
  { tags: own }: Pick<ImportRecipe, 'tags'>,
  asked: readonly string[],
): I & { tags: string[] } {
  const { tags, rest } = sortedTags([...asked, ...own]);
  const Note = noteWith(isText(input.Note) ? input.Note : '', rest);
  return { ...input, tags, ...(rest.length > 0 && { Note }) };
}

/** Saves the source's rating as the person's own. */
export async function rateDish(caller: Caller, dish: number, rating: number | null): Promise<void> {
  if (rating === null) return;
  const { min, max } = LIMITS.rating;
  const stars = Math.round(rating);
  if (stars < min || stars > max) return;
  await create(collectionOf('dish-notes'), { dish, rating: stars }, caller);
}
