import type { Image } from '@/lib/format/image';

const HIT_KINDS = [
  'recent',
  'dishes',
  'plans',
  'products',
  'lists',
  'cookbooks',
  'actions',
  'places',
] as const;
export type HitKind = (typeof HIT_KINDS)[number];

/** One row of the search: where it leads, or what it does. */
export interface Hit {
  readonly key: string;
  readonly kind: HitKind;
  readonly name: string;
  /** Beside the name. */
  readonly hint?: string;
  readonly image?: Image;
  readonly href?: string;
  /** Answers the address to go to, once it is done. */
  readonly act?: () => Promise<string>;
}

/** The kinds that have something to show, in their order, each with its rows. */
export const groupsOf = (hits: readonly Hit[]): { kind: HitKind; rows: readonly Hit[] }[] =>
  HIT_KINDS.map((kind) => ({ kind, rows: hits.filter((hit) => hit.kind === kind) })).filter(
    ({ rows }) => rows.length > 0,
  );
