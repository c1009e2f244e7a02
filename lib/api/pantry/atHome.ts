import type { AtHome } from '@/lib/domain/dish/record';
import { withQuery } from '@/lib/api/query';
import { raw } from '@/lib/api/strapi';

/** What of a recipe the caller has at home, for so many servings. */
export const readAtHome = async (id: number, servings: number): Promise<AtHome> =>
  (await raw<{ data: AtHome }>(withQuery(`dishes/${id}/at-home`, { servings }))).data;
