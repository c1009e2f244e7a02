import type { Substitutes } from '@/lib/domain/substitutes/types';
import { ALL_AT_ONCE, findMany } from '@/lib/api/strapi';

export type SubstitutesOf = ReadonlyMap<number, NonNullable<Substitutes>>;

/** Reads the substitutes for these products, by id; products without any are left out. */
export async function substitutesOf(products: readonly number[]): Promise<SubstitutesOf> {
  const query = {
    fields: ['substitutes'] as const,
    filters: { id: { $in: products } },
    pagination: { pageSize: ALL_AT_ONCE },
  } as const;
  const { data } = await findMany('products', query);
  return new Map(data.flatMap(({ id, substitutes }) => (substitutes?.length ? [[id, substitutes]] : [])));
}
