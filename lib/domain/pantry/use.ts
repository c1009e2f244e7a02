import type { Unit } from '../dish/types';
import type { ShopProduct } from '../shoplist/types';
import { roundQuantity, toStockAmount } from '../storage/units';
import { nameKey } from '../text/clean';
import type { PantryItem } from './types';

/** Fields of a pantry item needed to use it up. */
export type Usable = Pick<PantryItem, 'key' | 'Name' | 'amount' | 'level' | 'unit' | 'expiresOn'> & {
  readonly product: (ShopProduct & { readonly food?: number | null }) | null;
};

/** Product in an amount, or only a name; a null amount means an unspecified one. */
export interface Wanted {
  readonly product: (ShopProduct & { readonly food?: number | null }) | null;
  readonly Name: string;
  readonly amount: number | null;
  readonly unit: Unit | null;
}

/** Amount taken from an item, in the item's own unit; null if the item is not counted. */
export interface Taking<Thing> {
  readonly item: Thing;
  readonly amount: number | null;
}

/** Part of a need that the pantry covers. */
interface Cover<Thing> {
  readonly takings: readonly Taking<Thing>[];
  /** Amount still missing, in the unit of the need; null if the need has no amount. */
  readonly missing: number | null;
  /** True if the stock suffices; for an item or a need without a number, the level "some" does. */
  readonly isEnough: boolean;
}

/**
 * Returns the key by which two things count as the same: the food if known, otherwise the product, otherwise the
 * normalized name.
 */
export const identityKey = ({ product, Name }: Pick<Wanted, 'product' | 'Name'>): string => {
  if (product?.food) return `food-${product.food}`;
  return product ? `product-${product.id}` : `name-${nameKey(Name)}`;
};

const LAST = '9999-12-31';
const byDate = (one: Usable, other: Usable): number =>
  (one.expiresOn ?? LAST).localeCompare(other.expiresOn ?? LAST);

/** Returns the items that match a need, soonest expiry first; used-up ones are left out. */
export const thingsFor = <Thing extends Usable>(wanted: Wanted, things: readonly Thing[]): Thing[] => {
  const sameness = identityKey(wanted);
  return things
    .filter((thing) => thing.level !== 'gone' && identityKey(thing) === sameness)
    .toSorted((one, other) => byDate(one, other));
};

/**
 * Covers a need from the pantry, soonest expiry first. Counted items give their amount; an item with level "some"
 * covers the rest; one with level "low" is used but not relied on. An amount that cannot be converted (a spoon of a
 * product without density) counts as sufficient.
 */
export function coverOf<Thing extends Usable>(wanted: Wanted, things: readonly Thing[]): Cover<Thing> {
  const found = thingsFor(wanted, things);
  const takings: Taking<Thing>[] = [];
  let missing = wanted.amount;
  let isSome = false;
  for (const item of found) {
    if (missing === 0) break;
    const share = item.level === null ? shareOf(item, wanted, missing) : undefined;
    takings.push({ item, amount: share?.amount ?? null });
    if (share && missing !== null) missing = roundQuantity(missing - share.covers);
    else isSome ||= item.level !== 'low';
  }
  const isEnough = found.length > 0 && (isSome || missing === 0);
  return { takings, missing: isEnough && missing !== null ? 0 : missing, isEnough };
}

/**
 * Returns the amount a counted item gives, in its own unit and in the unit of the need; undefined if the two cannot be
 * compared.
 */
function shareOf(item: Usable, { product, unit }: Wanted, missing: number | null) {
  const facts = product ?? item.product;
  if (missing === null || !unit || !item.unit || !facts) return undefined;
  const needed = inUnit(missing, unit, item.unit, facts);
  if (needed === undefined || needed <= 0) return undefined;
  const amount = Math.min(needed, item.amount);
  return { amount: roundQuantity(amount), covers: amount === needed ? missing : (missing * amount) / needed };
}

/** Converts an amount to another unit; pieces may be fractional (half an onion). */
function inUnit(amount: number, from: Unit, into: Unit, product: ShopProduct): number | undefined {
  if (from === into) return amount;
  const each = toStockAmount(1000, into, 'gr', product);
  const grams = toStockAmount(1000 * amount, from, 'gr', product);
  return each && grams ? grams / each : undefined;
}
