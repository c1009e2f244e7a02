import type { DishType } from '@/lib/domain/dish/types';
import type { Thing } from '@/context/shoplist/listThing';
import { nearnessOf, slipsLast, type Nearness } from '@/lib/domain/search/nearest';
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

/** Kinds of pages and actions: one that is called as it was typed is what was meant. */
const DEEDS: readonly HitKind[] = ['actions', 'places'];
const HOLDS: readonly Nearness[] = ['called', 'begun', 'typed'];
const IS_LIKE_IT: readonly Nearness[] = ['otherScript', 'slip'];

/** The kinds that have something to show, each with its rows: in their order, but slips behind what was typed. */
export function groupsOf(hits: readonly Hit[], text: string): HitGroup[] {
  const groups = HIT_KINDS.map((kind) => {
    const own = hits.filter((hit) => hit.kind === kind);
    const rows = slipsLast(
      text,
      own.filter(({ all }) => !all),
    );
    const ends = own.filter(({ all }) => all);
    return { kind, rows, ends, near: text ? rows.map(({ name }) => nearnessOf(text, name)) : [] };
  }).filter(({ rows }) => rows.length > 0);
  const isHeld = (near: readonly Nearness[]) => near.some((one) => HOLDS.includes(one));
  const isFound = groups.some(({ kind, near }) => !DEEDS.includes(kind) && isHeld(near));
  const placeOf = ({ kind, near }: (typeof groups)[number]): number => {
    const own = HIT_KINDS.indexOf(kind);
    const deeds = HIT_KINDS.indexOf('actions');
    if (DEEDS.includes(kind)) {
      if (near.includes('called')) return -1;
      return kind === 'places' && near.includes('begun') ? deeds - 0.5 : own;
    }
    const isOnlyLike = isFound && !isHeld(near) && near.some((one) => IS_LIKE_IT.includes(one));
    return isOnlyLike ? deeds - 1 + own / HIT_KINDS.length : own;
  };
  return groups
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map(({ kind, rows, ends }) => ({ kind, rows, ends }));
}
