import type { OfferedFood } from '@/lib/domain/food/offer';
import type { Product } from '@/lib/domain/product/record';
import type { Category } from '@/lib/domain/product/types';
import { ask } from '@/lib/api/strapi';

/** Item that a household buys often: a product, or a text. */
export interface UsualThing {
  readonly Name: string;
  readonly category: Category | null;
  readonly product: Product | null;
}
/** Items that a household buys often, most frequent first, and those the caller always has at home. */
export interface Usual {
  readonly usual: readonly UsualThing[];
  readonly staples: readonly Product[];
}

export async function readUsual(): Promise<Usual> {
  return (await ask('GET shoplists/usual', {})).data;
}

/** Lists kitchen foods that have no product, by name only. */
export async function foodNames(): Promise<OfferedFood[]> {
  const { data } = await ask('GET foods/names', {});
  return data.map(([id, Name, NameKa, category]) => ({ id, Name, NameKa, category }));
}
