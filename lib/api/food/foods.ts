import type { Loss } from '@/lib/domain/food/likely';
import type { OfferedFood } from '@/lib/domain/food/offer';
import { OFFERED_FIELDS } from '@/lib/domain/food/types';
import type { Product } from '@/lib/domain/product/record';
import { withQuery } from '@/lib/api/query';
import { act, create, findMany, flatten, raw, type CallOptions } from '@/lib/api/strapi';

interface Offer {
  readonly products: readonly Product[];
  readonly foods: readonly OfferedFood[];
  /** Nothing has the typed words: all are slips of them. */
  readonly guessed?: boolean;
}
/** Something that a name may mean, and what would be lost of what its words say. */
export interface NameProposal {
  readonly product: Product | null;
  readonly food: OfferedFood | null;
  readonly loses: Loss;
}
/** The one thing that a pasted name surely means; null where there is none, and then what it may mean. */
export interface NameMatch {
  readonly name: string;
  readonly product: Product | null;
  readonly food: OfferedFood | null;
  readonly proposals: readonly NameProposal[];
}

/** Products and foods that a typed word may mean, in either language, each the best first; `eaten` puts first what is eaten so. */
export async function offer(
  q: string,
  { eaten, ...options }: CallOptions & { readonly eaten?: true } = {},
): Promise<Offer> {
  const query = { q: q.trim(), ...(eaten && { eaten }) };
  const { data } = await raw<{ data: unknown }>(withQuery('products/offer', query), options);
  return flatten<Offer>(data);
}

/** The product that stands for a food; where none does yet it is made, once for everybody. */
export const productOfFood = (food: number, idempotencyKey?: string): Promise<Product> =>
  create<Product>('products/of-food', { food }, { idempotencyKey });

/** Asks what each of at most a hundred names surely means, else may mean. */
export const matchNames = (names: readonly string[]): Promise<NameMatch[]> =>
  create<NameMatch[]>('products/match', { names });

/** Lets a food lend a product what it lacks; null ends that. */
export const sameAs = (product: number, food: number | null): Promise<Product> =>
  act<Product>('products', product, 'same-as', { food });

/** The foods of the table that a typed word may mean, the best first. */
export async function searchFoods(q: string, options?: CallOptions): Promise<OfferedFood[]> {
  const query = { fields: OFFERED_FIELDS, _q: q.trim(), pagination: { pageSize: 8 } };
  return (await findMany<OfferedFood>('foods', query, options)).data;
}
