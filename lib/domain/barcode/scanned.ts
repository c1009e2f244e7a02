import { roundQuantity } from '../storage/units';
import { applyPantry, type PantryChange } from '../pantry/change';
import { putAway, puttingOf } from '../pantry/putAway';
import { usualExpiry } from '../pantry/shelfLife';
import type { PantryItem } from '../pantry/types';
import type { Day } from '../time/day';
import type { Barcode } from './types';

/** Scanned product to put away: number of packs, place and expiry. */
export interface Scanned extends Barcode {
  readonly packs: number;
  readonly place: string | null;
  readonly expiresOn: Day | null;
}

type Line = Parameters<typeof puttingOf>[0];
const lineOf = ({ product, Name, amount, unit }: Barcode, key = ''): Line => ({
  key,
  product,
  Name,
  amount,
  unit,
  category: 'other',
});

/** Returns the amount of one pack: as entered by the household, otherwise the product's own, otherwise one piece. */
function packOf({ product, amount, unit }: Barcode): Pick<Barcode, 'amount' | 'unit'> {
  if (amount && unit) return { amount, unit };
  return product?.packSize ? { amount: product.packSize, unit: 'gr' } : { amount: 1, unit: 'Piece' };
}

/** Adds a pack of the scanned product; the first one gets the usual place and shelf life. */
export function scannedMore(
  scanned: readonly Scanned[],
  barcode: Barcode,
  things: readonly PantryItem[],
  today: Day,
): Scanned[] {
  if (scanned.some(({ code }) => code === barcode.code))
    return scanned.map((one) => (one.code === barcode.code ? { ...one, packs: one.packs + 1 } : one));
  const { place, expiresOn } = puttingOf(lineOf(barcode), things, today);
  return [...scanned, { ...barcode, ...packOf(barcode), packs: 1, place, expiresOn }];
}

/** Moves a scanned product to another place and updates its shelf life. */
export const placedAt = (scanned: Scanned, place: string | null, today: Day): Scanned => ({
  ...scanned,
  place,
  expiresOn: usualExpiry(scanned.product, place, today),
});

/** Returns the total amount of all packs. */
export const amountOf = ({ amount, packs }: Pick<Scanned, 'amount' | 'packs'>): number =>
  roundQuantity((amount ?? 1) * packs);

/** Returns the changes that put everything away, each computed after those before it. */
export function putAllAway(
  scanned: readonly Scanned[],
  things: readonly PantryItem[],
  newKey: () => string,
): { readonly change: PantryChange; readonly of: Scanned }[] {
  let now = things;
  return scanned.map((of) => {
    const { unit, place, expiresOn, food } = of;
    const key = newKey();
    const putting = { amount: amountOf(of), unit, place, expiresOn };
    const { change } = putAway(lineOf(of, key), putting, now, key);
    now = applyPantry(now, change, { product: of.product });
    return { of, change: change.op === 'add' && food !== undefined ? { ...change, food } : change };
  });
}
