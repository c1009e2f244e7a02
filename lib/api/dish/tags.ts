import { ask } from '@/lib/api/strapi';

/** Tag of the caller, and the number of their recipes that have it. */
export interface TagCount {
  readonly name: string;
  readonly count: number;
}

export const listTags = async (): Promise<TagCount[]> => [...(await ask('GET users/me/tags', {})).data];

/** Renames these tags in all of the caller's recipes, or removes them if `to` is null. */
export const changeTags = async (from: readonly string[], to: string | null): Promise<readonly TagCount[]> =>
  (await ask('POST users/me/tags', { body: { from, to } })).data;
