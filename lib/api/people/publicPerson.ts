import { toCookbookCard } from '@/lib/api/cookbook/cookbooks';
import { toCard } from '@/lib/api/dish/dishRecord';
import { toPlanCard } from '@/lib/api/mealplan/planRecord';
import { ask } from '@/lib/api/strapi';
import type { PublicPerson } from '@/lib/domain/access/publicPerson';
import type { Language } from '@/lib/domain/language';

/** Reads what a person has published: a page of each kind, as everybody may see it. */
export async function readPublicPerson(
  id: number,
  { reader, page }: { readonly reader: Language; readonly page: number },
): Promise<PublicPerson> {
  const { data, meta } = await ask('GET people/{id}', { at: { id }, query: { reader, page } });
  return {
    id,
    Name: data.Name,
    avatar: data.avatar,
    isListed: data.listed,
    dishes: data.dishes.map(toCard),
    plans: data.mealplans.map(toPlanCard),
    cookbooks: data.cookbooks.map(toCookbookCard),
    totals: { dishes: meta.totals.dishes, plans: meta.totals.mealplans, cookbooks: meta.totals.cookbooks },
    page,
    pageCount: meta.pageCount,
  };
}
