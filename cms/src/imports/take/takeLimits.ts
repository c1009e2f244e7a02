import { HOUR, SECOND } from '../../domain/time/units';
import { rateLimit } from '../../records/http/rate';

/** Twice the maximum of each in one import. */
const limitRecipes = rateLimit('takenRecipes', 20_000, HOUR / SECOND);
const limitBeside = rateLimit('takenBeside', 200_000, HOUR / SECOND);

/**
 * Limits how much a person takes from imports per hour, separately from other creations because many come at once.
 * Throws 429 beyond the limit; failures do not count.
 */
export const countTaken = <T>(
  person: number,
  { recipes, beside }: { readonly recipes: number; readonly beside: number },
  work: () => Promise<T>,
): Promise<T> => limitRecipes.during(person, () => limitBeside.during(person, work, beside), recipes);
