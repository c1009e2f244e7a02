import type { Unit } from '../dish/types';
import type { ShopMember, ShopProduct } from '../shoplist/types';
import type { Day } from '../time/day';

/** Where things are kept; any other place is named by the person's own word. */
export const PLACES = ['fridge', 'freezer', 'cupboard'] as const;
export type Place = (typeof PLACES)[number];

/** What is said of an amount where nobody counts. */
export const LEVELS = ['some', 'low', 'gone'] as const;
export type Level = (typeof LEVELS)[number];

export const PANTRY_OPS = ['add', 'set', 'move', 'undo', 'remove'] as const;

/** Why there is more or less of something; the last is the book's own. */
export const HAND_REASONS = ['bought', 'ordered', 'cooked', 'counted', 'thrown'] as const;
export const PANTRY_REASONS = [...HAND_REASONS, 'undone'] as const;

/** What is there of something: a number, or a word and 0. */
export interface There {
  readonly amount: number;
  readonly level: Level | null;
}

/** What a step says: how much is there, or how much more (or less) there is now. */
export type Said = { readonly is: number | Level } | { readonly by: number };

/** A step in the book of one thing; one that undoes another says nothing itself. */
export interface Step {
  readonly key: string;
  readonly said: Said | null;
  readonly undoes: string | null;
}

/** Something that is at home. */
export interface PantryItem extends There {
  readonly id: number;
  readonly key: string;
  readonly product: ShopProduct | null;
  readonly Name: string;
  readonly unit: Unit | null;
  readonly place: string | null;
  readonly expiresOn: Day | null;
  readonly openedOn: Day | null;
  readonly staple: { readonly minimum?: number | null } | null;
  readonly owner: ShopMember | null;
}

/** A line of the book of one thing. */
export interface Movement {
  readonly id: number;
  readonly key: string;
  readonly by: ShopMember | null;
  readonly reason: (typeof PANTRY_REASONS)[number];
  readonly delta: number;
  readonly amount: number;
  readonly level: Level | null;
  readonly undoes: string | null;
  /** The recipe that it was cooked into. */
  readonly Name?: string | null;
  readonly createdAt: string;
}

/** A step of one cause (an order, a cooking), with the thing that it is of. */
export interface CauseStep extends Pick<Movement, 'key' | 'delta' | 'undoes'> {
  readonly item: Pick<PantryItem, 'id' | 'Name' | 'unit' | 'product'>;
}

/** People who have a home together. */
export interface Household {
  readonly id: number;
  readonly Name: string;
  readonly owner: ShopMember | null;
  readonly members: readonly ShopMember[];
  readonly invitations: readonly { readonly email: string }[];
  readonly joinToken: string | null;
  readonly myRole: 'owner' | 'member' | 'invited';
}
