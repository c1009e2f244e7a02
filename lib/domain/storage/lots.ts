import { addDays, type Day } from '../time/day';
import { roundQuantity, STOCK_LIMITS } from './units';

/** Stock of a product in one place with one expiry date. */
export interface Lot {
  readonly id: number;
  readonly quantity: number;
  readonly reserved: number;
  readonly expiresOn?: Day | null;
  readonly minimum?: number | null;
}
export interface Part {
  readonly lot: number;
  readonly amount: number;
}

/**
 * Returns the unreserved quantity; never negative, although a correction may reduce the stock below the reservations.
 */
export const freeOf = ({ quantity, reserved }: Pick<Lot, 'quantity' | 'reserved'>): number =>
  Math.max(0, roundQuantity(quantity - reserved));

export const isExpired = ({ expiresOn }: Pick<Lot, 'expiresOn'>, today: Day): boolean =>
  Boolean(expiresOn && expiresOn < today);
export const isExpiring = (lot: Pick<Lot, 'expiresOn' | 'quantity'>, today: Day): boolean =>
  lot.quantity > 0 && Boolean(lot.expiresOn && lot.expiresOn <= addDays(today, STOCK_LIMITS.soonDays));

/** Returns the stocked lot with the earliest date, expired ones included. */
export const nextToExpire = <T extends Lot>(lots: readonly T[]): T | undefined =>
  lots
    .filter(({ quantity, expiresOn }) => quantity > 0 && expiresOn)
    .sort((a, b) => (a.expiresOn ?? '').localeCompare(b.expiresOn ?? ''))[0];

/** Returns the lots that may still be sold, soonest expiry first, undated ones last. */
export const inOrder = <T extends Lot>(lots: readonly T[], today: Day): T[] =>
  lots
    .filter((lot) => !isExpired(lot, today))
    .sort((a, b) => (a.expiresOn ?? '9999').localeCompare(b.expiresOn ?? '9999') || a.id - b.id);

/** Allots an amount to lots, soonest expiry first; `short` is the part they cannot cover. */
export function takeFrom(lots: readonly Lot[], amount: number, today: Day): { parts: Part[]; short: number } {
  let left = amount;
  const parts: Part[] = [];
  for (const lot of inOrder(lots, today)) {
    const taken = Math.min(left, freeOf(lot));
    if (taken > 0) parts.push({ lot: lot.id, amount: roundQuantity(taken) });
    left = roundQuantity(left - taken);
    if (left <= 0) break;
  }
  return { parts, short: Math.max(0, left) };
}

/** Total stock of a product over its lots. */
interface Stocked {
  readonly quantity: number;
  readonly reserved: number;
  readonly free: number;
  readonly minimum: number;
  readonly isLow: boolean;
}
export function sumOf(lots: readonly Lot[], today: Day): Stocked {
  const sold = lots.filter((lot) => !isExpired(lot, today));
  const add = (all: readonly Lot[], value: (lot: Lot) => number) =>
    roundQuantity(all.reduce((sum, lot) => sum + value(lot), 0));
  const free = add(sold, freeOf);
  const minimum = Math.max(0, ...lots.map((lot) => lot.minimum ?? 0));
  return {
    quantity: add(lots, ({ quantity }) => quantity),
    reserved: add(lots, ({ reserved }) => reserved),
    free,
    minimum,
    isLow: minimum > 0 && free < minimum,
  };
}
