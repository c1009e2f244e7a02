import type { Loss } from '@/lib/domain/food/likely';
import type { OfferedFood } from '@/lib/domain/food/offer';
import { OFFERED_FIELDS } from '@/lib/domain/food/types';
import type { Product } from '@/lib/domain/product/record';
import { act, ask, findMany, type CallOptions } from '@/lib/api/strapi';

interface Offer {
  readonly products: readonly Product[];
  readonly foods: readonly OfferedFood[];
  /** True if nothing contains the typed words and all matches are corrected typos. */
  readonly guessed?: boolean;
}
/** Possible meaning of a name, and the words of it that would be lost. */
export interface NameProposal {
  readonly product: Product | null;
  readonly food: OfferedFood | null;
  readonly loses: Loss;
}
/** Certain meaning of a pasted name; if product and food are null, `proposals` has the possible ones. */
export interface NameMatch {
  readonly name: string;
  readonly product: Product | null;
  readonly food: OfferedFood | null;
  readonly proposals: readonly NameProposal[];
}

/**
 * Finds products and foods for a typed word in either language, each list best match first; `eaten` ranks foods eaten
 * as they are first.
 */
export async function offerFoods(
  q: string,
  { eaten, ...options }: CallOptions & { readonly eaten?: true } = {},
): Promise<Offer> {
  const query = { q: q.trim(), ...(eaten && { eaten }) } as const;
  return (await ask('GET products/offer', { query }, options)).data;
}

/** Returns the product of a food, creating it once for everybody if needed. */
export const productOfFood = async (food: number, idempotencyKey?: string): Promise<Product> =>
  (await ask('POST products/of-food', { body: { food } }, { idempotencyKey })).data;

/** Matches at most 100 names to their certain or possible meanings. */
export const matchNames = async (names: readonly string[]): Promise<NameMatch[]> => [
  ...(await ask('POST products/match', { body: { names } })).data,
];

/** Links a product to a food that supplies its missing facts; null removes the link. */
export const sameAs = (product: number, food: number | null): Promise<Product> =>
  act('products', product, 'same-as', { food });

/** Finds foods of the table for a typed word, best match first. */
export async function searchFoods(q: string, options?: CallOptions): Promise<OfferedFood[]> {
  const query = { fields: OFFERED_FIELDS, _q: q.trim(), pagination: { pageSize: 8 } } as const;
  return (await findMany('foods', query, options)).data;
}
