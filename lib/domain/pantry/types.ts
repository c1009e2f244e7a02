import type { Unit } from '../dish/types';
import type { ShopMember, ShopProduct } from '../shoplist/types';
import type { Day } from '../time/day';

/** Built-in storage places; a household may name others. */
export const PLACES = ['fridge', 'freezer', 'cupboard'] as const;
export type Place = (typeof PLACES)[number];

/** Levels for items that are not counted. */
export const LEVELS = ['some', 'low', 'gone'] as const;
export type Level = (typeof LEVELS)[number];

export const PANTRY_OPS = ['add', 'set', 'move', 'undo', 'remove'] as const;

/** Reasons for a change of stock; only the ledger uses the last one. */
export const HAND_REASONS = ['bought', 'ordered', 'cooked', 'counted', 'thrown'] as const;
export const PANTRY_REASONS = [...HAND_REASONS, 'undone'] as const;

/** Stock of an item: an amount with a null level, or a level with amount 0. */
export interface ItemStock {
  readonly amount: number;
  readonly level: Level | null;
}

/** Content of a step: the new stock, or a difference to it. */
export type StepContent = { readonly is: number | Level } | { readonly by: number };

/** Step in an item's ledger; a step that undoes another has no content. */
export interface Step {
  readonly key: string;
  readonly said: StepContent | null;
  readonly undoes: string | null;
}

/** Item in the pantry. */
export interface PantryItem extends ItemStock {
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

/** Entry in an item's ledger. */
export interface Movement {
  readonly id: number;
  readonly key: string;
  readonly by: ShopMember | null;
  readonly reason: (typeof PANTRY_REASONS)[number];
  readonly delta: number;
  readonly amount: number;
  readonly level: Level | null;
  readonly undoes: string | null;
  /** Name of the recipe it was cooked into. */
  readonly Name?: string | null;
  readonly createdAt: string;
}

/** Step with a cause (an order, a cooking), with the item it changes. */
export interface CauseStep extends Pick<Movement, 'key' | 'delta' | 'undoes'> {
  readonly item: Pick<PantryItem, 'id' | 'Name' | 'unit' | 'product'>;
}

/** People who share a home. */
export interface Household {
  readonly id: number;
  readonly Name: string;
  readonly owner: ShopMember | null;
  readonly members: readonly ShopMember[];
  readonly invitations: readonly { readonly email: string }[];
  readonly joinToken: string | null;
  readonly myRole: 'owner' | 'member' | 'invited';
}
