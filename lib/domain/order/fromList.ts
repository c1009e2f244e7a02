import { toGrams } from '../dish/nutrition';
import type { Unit } from '../dish/types';
import { purchaseOf } from '../shoplist/buy';
import type { ShopProduct } from '../shoplist/types';
import { ORDER_LIMITS } from './types';
import type { CheckoutLine } from './values';

/** An open line of a shopping list, as far as ordering goes. */
export interface ListedItem {
  readonly id: number;
  readonly Name: string;
  readonly amount?: number | null;
  readonly unit?: Unit | null;
  readonly product?: ShopProduct | null;
}
type Named = Pick<CheckoutLine, 'Name' | 'NameKa'>;
export interface Orderable {
  readonly lines: readonly Omit<CheckoutLine, 'ifMissing'>[];
  /** What is not ordered: the shop does not sell it, or one order does not hold it all. */
  readonly staying: readonly Named[];
}

/** What of a list is ordered and how much of it, in whole packs, pieces and grams, for no shop opens them. */
export function orderableOf(items: readonly ListedItem[]): Orderable {
  const sold = items.flatMap(({ id, product, amount, unit }) =>
    product?.sold
      ? [{ ...named(product), product: product.id, item: id, ...bought(product, amount, unit) }]
      : [],
  );
  const unsold = items
    .filter(({ product }) => !product?.sold)
    .map(({ Name, product }) => product ?? { Name });
  const most = ORDER_LIMITS.lines;
  return { lines: sold.slice(0, most), staying: [...sold.slice(most), ...unsold].map(named) };
}

const named = ({ Name, NameKa }: Named) => ({ Name, NameKa: NameKa ?? null });

interface Bought {
  readonly amount: number | null;
  readonly unit: Unit;
  readonly pieceName: string | null;
}
function bought(product: ShopProduct, amount?: number | null, unit?: Unit | null): Bought {
  const { pieceName = null, packSize } = product;
  if (!amount || !unit) return { ...oneOf(product), pieceName };
  const { packs } = purchaseOf({ product, amount, unit });
  const grams = toGrams(amount, unit, product);
  const whole = packs && packSize && grams ? (packs * packSize) / grams : 1;
  const inUnit = ['Piece', 'gr', 'ml'].includes(unit) || grams === undefined;
  const asked = inUnit ? amount : grams; // nobody buys spoons
  return { amount: Math.ceil(rounded(asked * whole)), unit: inUnit ? unit : 'gr', pieceName };
}

/** What one buys of a product where nobody has said how much: a pack or a piece of it, else that is to be said. */
function oneOf({ packSize, gramsPerPiece, gramsPerMl }: ShopProduct): { amount: number | null; unit: Unit } {
  if (!packSize) return gramsPerPiece ? { amount: 1, unit: 'Piece' } : { amount: null, unit: 'gr' };
  const pieces = gramsPerPiece ? rounded(packSize / gramsPerPiece) : 0.5;
  if (Number.isInteger(pieces)) return { amount: pieces, unit: 'Piece' };
  const ml = gramsPerMl ? rounded(packSize / gramsPerMl) : 1;
  // 1,030 gr of milk is a litre, but a kilogram of flour is not 1,887 ml
  return ml % 50 === 0 ? { amount: ml, unit: 'ml' } : { amount: packSize, unit: 'gr' };
}

const rounded = (amount: number): number => Math.round(amount * 1000) / 1000;
