import type { Unit } from '../../domain/dish/types';
import type { Category } from '../../domain/product/types';
import { aisleOf } from '../../domain/shoplist/change';
import { boughtOf, faultOf } from '../../domain/shoplist/buy';
import { isFree } from '../../domain/shoplist/free';
import type { Delivery, ForDish, ShopProduct } from '../../domain/shoplist/types';
import { ORDER_LIMITS } from '../../domain/order/types';
import type { CheckoutLine } from './values';

/** Open line of a shopping list, with the fields needed to order it. */
export interface ListedItem {
  readonly id: number;
  readonly Name: string;
  readonly amount?: number | null;
  readonly unit?: Unit | null;
  readonly category?: Category | null;
  readonly product?: ShopProduct | null;
  readonly from?: readonly ForDish[] | null;
  readonly delivery?: Delivery | null;
}

/** Reasons for which a line stays on the list. */
export const STAY_REASONS = ['notSold', 'gramsPerMl', 'gramsPerPiece', 'nothing', 'tooMany'] as const;
type StayReason = (typeof STAY_REASONS)[number];
export interface StayingLine extends Pick<CheckoutLine, 'Name' | 'NameKa'> {
  readonly why: StayReason;
}
type OrderableLine = Omit<CheckoutLine, 'ifMissing'>;
export interface Orderable {
  readonly lines: readonly OrderableLine[];
  readonly staying: readonly StayingLine[];
}

/** Splits a list into lines to order, with their amounts, and lines that stay, each with its reason. */
export function orderableOf(items: readonly ListedItem[]): Orderable {
  const lines: OrderableLine[] = [];
  const staying: StayingLine[] = [];
  for (const item of items) {
    const why = stayReason(item) ?? (lines.length < ORDER_LIMITS.lines ? undefined : 'tooMany');
    if (why) staying.push({ ...named(item.product ?? item), why });
    else if (item.product) lines.push(lineOf(item, item.product));
  }
  return { lines, staying };
}

const named = ({ Name, NameKa }: { Name: string; NameKa?: string | null }) => ({
  Name,
  NameKa: NameKa ?? null,
});

function stayReason({ product, amount = null, unit = null }: ListedItem): StayReason | undefined {
  if (product && isFree(product)) return 'nothing';
  if (!product?.sold || product.costTetri === null || product.costTetri === undefined) return 'notSold';
  return faultOf({ product, amount, unit });
}

/** Returns a checkout line in the shop's units; its amount is null if it still has to be entered. */
function lineOf(
  { id, amount = null, unit = null, category, from }: ListedItem,
  product: ShopProduct,
): OrderableLine {
  const bought = boughtOf({ product, amount, unit });
  return {
    key: `item-${id}`,
    item: id,
    product: product.id,
    ...named(product),
    amount: bought?.amount ?? null,
    unit: bought?.unit ?? 'gr',
    packAmount: bought?.packAmount ?? null,
    pieceName: product.pieceName ?? null,
    category: category ?? aisleOf(product),
    facts: product,
    asked: amount && unit ? { amount, unit } : null,
    dishes: (from ?? []).flatMap(({ dish }) => dish ?? []),
  };
}

/** Line of an earlier order, with the fields needed to order it again. */
interface OrderedLine {
  readonly product: ShopProduct | null;
  readonly key: string;
  readonly Name: string;
  readonly NameKa?: string | null;
  readonly amount: number;
  readonly unit: Unit;
}

/** Returns the lines of an earlier order with their old amounts; products no longer sold stay, with that reason. */
export function orderableAgain(ordered: readonly OrderedLine[]): Orderable {
  const isSold = ({ product }: OrderedLine) => Boolean(product?.sold);
  return {
    lines: ordered.flatMap((line) => (line.product?.sold ? againOf(line, line.product) : [])),
    staying: ordered.filter((line) => !isSold(line)).map((line) => ({ ...named(line), why: 'notSold' })),
  };
}

function againOf({ key, amount, unit }: OrderedLine, product: ShopProduct): OrderableLine {
  const one = product.packSize ? boughtOf({ product, amount: null, unit: null }) : undefined;
  const isPacks = one?.packAmount && one.unit === unit && amount % one.packAmount === 0;
  return {
    key,
    product: product.id,
    ...named(product),
    amount,
    unit,
    pieceName: product.pieceName ?? null,
    packAmount: isPacks ? one.packAmount : null,
    category: aisleOf(product),
    facts: product,
    asked: null,
  };
}
