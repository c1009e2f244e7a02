import { raw, send } from '@/lib/api/strapi';

/** Tag of the caller, and the number of their recipes that have it. */
export interface TagCount {
  readonly name: string;
  readonly count: number;
}
const TAGS = 'users/me/tags';

export const listTags = async (): Promise<TagCount[]> => (await raw<{ data: TagCount[] }>(TAGS)).data;

/** Renames these tags in all of the caller's recipes, or removes them if `to` is null. */
export const changeTags = (from: readonly string[], to: string | null): Promise<TagCount[]> =>
  send<TagCount[]>('POST', TAGS, { from, to });
