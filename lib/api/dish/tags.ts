import { raw, send } from '@/lib/api/strapi';

/** A word of the caller's own, and how many of their recipes have it. */
export interface TagCount {
  readonly name: string;
  readonly count: number;
}
const TAGS = 'users/me/tags';

export const listTags = async (): Promise<TagCount[]> => (await raw<{ data: TagCount[] }>(TAGS)).data;

/** Gives these words another name in all of the caller's recipes, or takes them away. */
export const changeTags = (from: readonly string[], to: string | null): Promise<TagCount[]> =>
  send<TagCount[]>('POST', TAGS, { from, to });
