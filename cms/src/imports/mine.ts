import { LIMITS, textLength } from '../domain/limits';
import { ownWords } from '../domain/text/ownWords';
import { collectionOf } from '../records/registry';
import { isText } from '../records/values';
import type { Caller } from '../records/types';
import { create } from '../records/write';
import type { ImportRecipe } from './types';

/** The tags of a dish: those asked for and those of the recipe; what is too long or too much stands in the note. */
export function taggedInput<I extends { readonly Note?: unknown }>(
  input: I,
  { tags: own }: Pick<ImportRecipe, 'tags'>,
  asked: readonly string[],
): I & { tags: string[] } {
  const words = ownWords([...asked, ...own]);
  const short = words.filter((word) => textLength(word) <= LIMITS.tags.length);
  const tags = short.slice(0, LIMITS.tags.max);
  const rest = words.filter((word) => !tags.includes(word));
  const Note = [input.Note, rest.join(', ')].filter((one) => isText(one) && one !== '').join('\n\n');
  return { ...input, tags, ...(rest.length > 0 && textLength(Note) <= LIMITS.note.max && { Note }) };
}

/** Keeps the source's rating as the person's own. */
export async function rateDish(caller: Caller, dish: number, rating: number | null): Promise<void> {
  if (rating === null) return;
  const { min, max } = LIMITS.rating;
  const stars = Math.round(rating);
  if (stars < min || stars > max) return;
  await create(collectionOf('dish-notes'), { dish, rating: stars }, caller);
}
