import { roundQuantity } from '../storage/units';
import { applyPantry, type PantryChange } from '../pantry/change';
import { putAway, puttingOf } from '../pantry/putAway';
import { usualExpiry } from '../pantry/shelfLife';
import type { PantryItem } from '../pantry/types';
import type { Day } from '../time/day';
import type { Barcode } from './types';

/** What was scanned and is about to be put away: so many packs of it, where and until when. */
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

/** How much is in one pack: what the household has said, else the product's own, else it is counted by packs. */
function packOf({ product, amount, unit }: Barcode): Pick<Barcode, 'amount' | 'unit'> {
  if (amount && unit) return { amount, unit };
  return product?.packSize ? { amount: product.packSize, unit: 'gr' } : { amount: 1, unit: 'Piece' };
}

/** One more pack of what was scanned; the first one with where such things lie and how long they keep there. */
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

/** The same in another place, with how long it keeps there. */
export const placedAt = (scanned: Scanned, place: string | null, today: Day): Scanned => ({
  ...scanned,
  place,
  expiresOn: usualExpiry(scanned.product, place, today),
});

/** How much there is of it altogether. */
export const amountOf = ({ amount, packs }: Pick<Scanned, 'amount' | 'packs'>): number =>
  roundQuantity((amount ?? 1) * packs);

/** The changes that put it all away, each beside what those before it have put there. */
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
