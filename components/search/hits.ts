import type { DishType } from '@/lib/domain/dish/types';
import type { Thing } from '@/context/shoplist/listThing';
import { nearnessOf, typosLast, type Nearness } from '@/lib/domain/search/nearest';
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

/** One row of the search: a link or an action. */
export interface Hit {
  readonly key: string;
  readonly kind: HitKind;
  readonly name: string;
  /** Line below the name. */
  readonly hint?: string;
  readonly image?: Image;
  readonly href?: string;
  /** Runs the action; resolves to the address to open afterwards. */
  readonly act?: () => Promise<string>;
  /** Set on a group's last row, which links to the full list: the number of records there. */
  readonly all?: number;
  /** A recipe that can be added to a day or a list. */
  readonly dish?: {
    readonly id: number;
    readonly Name: string;
    readonly types: readonly DishType[];
    readonly servings: number;
  };
  /** A product or food that can be added to a list. */
  readonly thing?: Thing;
}

/** Action on a row, run within the search. */
export interface Act {
  readonly key: string;
  readonly icon: 'day' | 'list' | 'open';
  /** Text of the button; `short` is for narrow screens. */
  readonly label: string;
  readonly short?: string;
  /** Full name for screen readers, without the row's context. */
  readonly name: string;
  readonly run: () => Promise<Done>;
}

/** Result of an action, with its undo if there is one; or a question, with the action that confirms it. */
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

/** Kinds of actions and pages; one whose name was typed exactly comes first. */
const DEEDS: readonly HitKind[] = ['actions', 'places'];
const HOLDS: readonly Nearness[] = ['called', 'begun', 'typed'];
const IS_LIKE_IT: readonly Nearness[] = ['otherScript', 'slip'];

/**
 * Groups the hits by kind, in the kinds' order; a group that matches only by a typo or in the other script comes after
 * the exact ones.
 */
export function groupsOf(hits: readonly Hit[], text: string): HitGroup[] {
  const groups = HIT_KINDS.map((kind) => {
    const own = hits.filter((hit) => hit.kind === kind);
    const rows = typosLast(
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
