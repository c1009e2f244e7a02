import type { AtHome } from '@/lib/domain/dish/record';
import { withQuery } from '@/lib/api/query';
import { raw } from '@/lib/api/strapi';

/** Reads the parts of a recipe that the caller has at home, for the given servings. */
export const readAtHome = async (id: number, servings: number): Promise<AtHome> =>
  (await raw<{ data: AtHome }>(withQuery(`dishes/${id}/at-home`, { servings }))).data;
