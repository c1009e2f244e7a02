import type { AtHome } from '@/lib/domain/dish/record';
import { ask } from '@/lib/api/strapi';

/** Reads the parts of a recipe that the caller has at home, for the given servings. */
export const readAtHome = async (id: number, servings: number): Promise<AtHome> =>
  (await ask('GET dishes/{id}/at-home', { at: { id }, query: { servings } })).data;
