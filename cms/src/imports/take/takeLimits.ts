import { rateLimit } from '../../records/http/rate';

const HOUR = 60 * 60;
/** Twice the most that one import holds of each. */
const limitRecipes = rateLimit('takenRecipes', 20_000, HOUR);
const limitBeside = rateLimit('takenBeside', 200_000, HOUR);

/**
 * What one person takes of imports within an hour, apart from what they make otherwise: many come at once. Throws 429 past it; what
 * fails counts for nothing.
 */
export const countTaken = <T>(
  person: number,
  { recipes, beside }: { readonly recipes: number; readonly beside: number },
  work: () => Promise<T>,
): Promise<T> => limitRecipes.during(person, () => limitBeside.during(person, work, beside), recipes);
