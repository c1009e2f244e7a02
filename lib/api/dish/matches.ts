import type { Twin } from '@/lib/domain/dish/record';
import type { ServingFacts } from '@/lib/domain/eaten/figures';
import type { Language } from '@/lib/domain/language';
import { findMany, type CallOptions } from '@/lib/api/strapi';

const SERVING_FIELDS = ['Name', 'calories', 'fats', 'carbs', 'prots'] as const;
const MOST_MEANT = 6;

export interface DishMatch extends ServingFacts {
  readonly id: number;
  readonly Name: string;
}

/** Finds the caller's own and public recipes for a typed word, with the nutrition of a serving. */
export async function matchDishes(q: string, reader: Language): Promise<DishMatch[]> {
  const query = {
    fields: SERVING_FIELDS,
    _q: q.trim(),
    reader,
    pagination: { pageSize: MOST_MEANT },
  } as const;
  return (await findMany('dishes', query)).data;
}

/** Finds recipes in a language that the person owns or co-edits and that are not linked to a translation yet. */
export async function findTwins(
  { q, language, person }: { q: string; language: Language; person: number },
  options?: CallOptions,
): Promise<Twin[]> {
  const is = { id: { $eq: person } };
  const query = {
    fields: ['Name', 'language'] as const,
    populate: { translationOf: true },
    filters: { language: { $eq: language }, $or: [{ owner: is }, { collaborators: is }] },
    _q: q.trim() || undefined,
    sort: q.trim() ? undefined : 'updatedAt:desc',
    pagination: { pageSize: 12 },
  } as const;
  const { data } = await findMany('dishes', query, options);
  return data.filter(({ translationOf }) => !translationOf).map(({ id, Name }) => ({ id, Name, language }));
}
