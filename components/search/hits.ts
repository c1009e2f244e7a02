import type { DishType } from '@/lib/domain/dish/types';
import type { Thing } from '@/context/data/listThing';
import type { Image } from '@/lib/format/image';

const HIT_KINDS = [
  'recent',
  'dishes',
  'plans',
  'days',
  'products',
  'exercises',
  'supplements',
  'examinations',
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
  /** Below the name. */
  readonly hint?: string;
  readonly image?: Image;
  readonly href?: string;
  /** Answers the address to go to, once it is done. */
  readonly act?: () => Promise<string>;
  /** It ends its group, and leads to the page that lists so many of its kind. */
  readonly all?: number;
  /** A recipe that can be put on a day or on a list. */
  readonly dish?: {
    readonly id: number;
    readonly Name: string;
    readonly types: readonly DishType[];
    readonly servings: number;
  };
  /** A product or food that can be put on a list. */
  readonly thing?: Thing;
}

/** What can be done with a row where it stands. */
export interface Act {
  readonly key: string;
  readonly icon: 'day' | 'list' | 'open';
  /** Beside the row, and in less words where there is little room. */
  readonly label: string;
  readonly short?: string;
  /** By itself, for who does not see the row. */
  readonly name: string;
  readonly run: () => Promise<Done>;
}

/** What became of it, and the way back where there is one; or what is asked first, with the act that says yes. */
export interface Done {
  readonly text: string;
  readonly undo?: () => Promise<unknown>;
  readonly yes?: Act;
}

interface HitGroup {
  readonly kind: HitKind;
  readonly rows: readonly Hit[];
  readonly ends: readonly Hit[];
}

/** The kinds that have something to show, in their order, each with its rows. */
export const groupsOf = (hits: readonly Hit[]): HitGroup[] =>
  HIT_KINDS.map((kind) => {
    const own = hits.filter((hit) => hit.kind === kind);
    return { kind, rows: own.filter(({ all }) => !all), ends: own.filter(({ all }) => all) };
  }).filter(({ rows }) => rows.length > 0);
