import type { Unit } from '../dish/types';
import type { ShopProduct } from '../shoplist/types';
import { roundQuantity, toStockAmount } from '../storage/units';
import { nameKey } from '../text/clean';
import type { PantryItem } from './types';

/** A thing at home as far as using it up goes. */
export type Usable = Pick<PantryItem, 'key' | 'Name' | 'amount' | 'level' | 'unit' | 'expiresOn'> & {
  readonly product: (ShopProduct & { readonly food?: number | null }) | null;
};

/** What is asked for: a product in an amount, or a mere name; without an amount it is asked for somehow. */
export interface Wanted {
  readonly product: (ShopProduct & { readonly food?: number | null }) | null;
  readonly Name: string;
  readonly amount: number | null;
  readonly unit: Unit | null;
}

/** So much is taken of a thing, in its own unit; null of what nobody counts. */
export interface Taking<Thing> {
  readonly item: Thing;
  readonly amount: number | null;
}

/** How much of what is asked for is at home. */
interface Cover<Thing> {
  readonly takings: readonly Taking<Thing>[];
  /** What is still missing, in the unit that was asked in; 0 is nothing, null that nobody said how much. */
  readonly missing: number | null;
  /** Whether what is there is enough; of what nobody counts, or nobody asked for in numbers, "some" is. */
  readonly isEnough: boolean;
}

/** By what two things are the same: the food where it is known, else the product, else the name as it is written. */
export const samenessOf = ({ product, Name }: Pick<Wanted, 'product' | 'Name'>): string => {
  if (product?.food) return `food-${product.food}`;
  return product ? `product-${product.id}` : `name-${nameKey(Name)}`;
};

const LAST = '9999-12-31';
const byDate = (one: Usable, other: Usable): number =>
  (one.expiresOn ?? LAST).localeCompare(other.expiresOn ?? LAST);

/** The things that are what is asked for, what expires first foremost; what is used up is none. */
export const thingsFor = <Thing extends Usable>(wanted: Wanted, things: readonly Thing[]): Thing[] => {
  const sameness = samenessOf(wanted);
  return things
    .filter((thing) => thing.level !== 'gone' && samenessOf(thing) === sameness)
    .toSorted((one, other) => byDate(one, other));
};

/**
 * What is asked for out of what is at home, first-expiring first. Counted things give what they have; where one is not counted
 * ("some"), it gives the rest; what is low is used but not relied on. An amount that cannot be compared (a spoon of what has
 * no density) counts as there: who has it, sees to it.
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

/** What one counted thing gives, in its own unit, and what that is in the unit asked in; undefined where the two cannot be compared. */
function shareOf(item: Usable, { product, unit }: Wanted, missing: number | null) {
  const facts = product ?? item.product;
  if (missing === null || !unit || !item.unit || !facts) return undefined;
  const needed = inUnit(missing, unit, item.unit, facts);
  if (needed === undefined || needed <= 0) return undefined;
  const amount = Math.min(needed, item.amount);
  return { amount: roundQuantity(amount), covers: amount === needed ? missing : (missing * amount) / needed };
}

/** An amount in another unit, pieces in parts too: half an onion is half an onion. */
function inUnit(amount: number, from: Unit, into: Unit, product: ShopProduct): number | undefined {
  if (from === into) return amount;
  const each = toStockAmount(1000, into, 'gr', product);
  const grams = toStockAmount(1000 * amount, from, 'gr', product);
  return each && grams ? grams / each : undefined;
}
