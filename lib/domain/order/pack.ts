import type { Unit } from '../dish/types';
import type { Stockable } from '../storage/record';
import { parseAmount } from '../text/amount';
import type { Proposed } from './consent';
import { addedRisksOf, isFaithful, likeliestFirst, type AddedRisks } from './likely';
import { gotPrice, linePrice } from './price';
import type { OrderLine, OptimisticLine } from './record';
import { replacementFor, type ChosenFacts, type Replacement } from './replace';
import { ORDER_LIMITS, type Outcome } from './types';
import { present } from '../present';

/** A courier's mark on one line so far; `got` is the amount as typed, counted in packs if there are packs. */
export interface PackMark {
  readonly outcome?: Outcome;
  readonly got?: string;
  readonly replacement?: number;
  /** True if the courier says they called the customer. */
  readonly called?: boolean;
}
/** Marks of an order by line key. */
export type PackMarks = Readonly<Record<string, PackMark>>;
/** Products the shop sells, by id. */
export type Offered = ReadonlyMap<number, Stockable>;
export type PackFault = 'open' | 'amount' | 'tooMuch' | 'choose';
type Line = Pick<OrderLine, 'key' | 'product' | 'amount' | 'unit' | 'priceTetri'>;

/** Returns the maximum amount that may be weighed for an ordered line. */
export const mostOf = ({ amount }: Pick<Line, 'amount'>): number => amount * ORDER_LIMITS.overweight;

const shopPriced = (product: Stockable): ChosenFacts => ({ ...product, costTetri: product.priceTetri });

/** Returns the equivalent amount and price of a product that replaces a line; undefined if unknown. */
const insteadOf = (line: Pick<Line, 'product' | 'amount' | 'unit'>, chosen: Stockable) =>
  replacementFor(line, { Name: '', ...line.product }, shopPriced(chosen), 0);

/** Amount of a line as the courier types it: in packs if there are any, otherwise in its unit. */
interface Counted {
  readonly amount: number;
  readonly unit: Unit;
  /** Size of one counted thing, in `unit`. */
  readonly each: number;
  readonly isWhole: boolean;
}
const inPacks = ({ amount, unit, packs }: Replacement): Counted => ({
  amount: packs ?? amount,
  unit,
  each: packs ? amount / packs : 1,
  isWhole: packs !== null || unit === 'Piece',
});

/** Returns the counting for a line with this mark; undefined if the line is missing or no replacement is chosen. */
export function countedAs(
  line: Line,
  { outcome, replacement }: PackMark,
  offered: Offered,
): Counted | undefined {
  if (outcome === 'got') return { amount: line.amount, unit: line.unit, each: 1, isWhole: false };
  const chosen = outcome === 'replaced' && replacement ? offered.get(replacement) : undefined;
  const instead = chosen && insteadOf(line, chosen);
  return instead && inPacks(instead);
}

/** Returns the reason why a line cannot be packed yet. Mirrors the CMS's checks so that they also work offline. */
export function faultOf(line: Line, mark: PackMark, offered: Offered): PackFault | undefined {
  if (!mark.outcome) return 'open';
  if (mark.outcome === 'missing') return undefined;
  const counted = countedAs(line, mark, offered);
  if (!counted) return 'choose';
  const amount = mark.got === undefined ? counted.amount : parseAmount(mark.got);
  if (!amount || (counted.isWhole && !Number.isInteger(amount))) return 'amount';
  return amount > mostOf(counted) ? 'tooMuch' : undefined;
}

/**
 * Returns a line as marked, with its resulting price; an unmarked or faulty line keeps its ordered amount and price.
 */
export function proposedBy(line: Line, mark: PackMark, offered: Offered): Proposed {
  const { key, amount, unit, priceTetri } = line;
  const asOrdered = { key, priceTetri, amount, unit, replacement: null, costsTetri: priceTetri };
  if (faultOf(line, mark, offered)) return { ...asOrdered, outcome: null };
  if (mark.outcome === 'missing') return { ...asOrdered, outcome: 'missing', costsTetri: 0 };
  const counted = present(countedAs(line, mark, offered));
  const typed = mark.got === undefined ? counted.amount : (parseAmount(mark.got) ?? counted.amount);
  const gotAmount = Math.round(typed * counted.each * 1000) / 1000;
  if (mark.outcome === 'got')
    return {
      ...asOrdered,
      outcome: 'got',
      amount: gotAmount,
      costsTetri: gotPrice({ ...line, outcome: 'got', gotAmount }),
    };
  const product = shopPriced(present(offered.get(present(mark.replacement))));
  const costsTetri = present(linePrice({ amount: gotAmount, unit: counted.unit, product }, 0));
  return {
    ...asOrdered,
    outcome: 'replaced',
    replacement: mark.replacement ?? null,
    amount: gotAmount,
    unit: counted.unit,
    costsTetri,
  };
}

/** Returns the outcome of a line in the format the CMS accepts. */
export function packedLine({ key, outcome, amount, unit, replacement }: Proposed, called = false) {
  const said = called && { called };
  if (outcome === 'missing' || !outcome) return { key, outcome: 'missing' as const, ...said };
  if (outcome === 'got') return { key, outcome, gotAmount: amount, ...said };
  return {
    key,
    outcome,
    gotAmount: amount,
    replacement: replacement ?? null,
    replacementUnit: unit,
    ...said,
  };
}

/** Returns the replacements as the device knows them while the packing waits to be sent; other lines are left out. */
export function optimisticLines(lines: readonly Proposed[], offered: Offered): OptimisticLine[] {
  return lines.flatMap(({ key, outcome, replacement, unit, costsTetri }) => {
    const product = outcome === 'replaced' ? offered.get(replacement ?? 0) : undefined;
    if (!product) return [];
    const { id, Name, NameKa, pieceName = null } = product;
    const named = { id, Name, NameKa, pieceName };
    return [{ key, replacement: named, replacementUnit: unit, gotTetri: costsTetri }];
  });
}

export interface Candidate {
  readonly product: Stockable;
  readonly instead: Replacement;
  readonly differenceTetri: number;
  /** Number of packs, pieces or grams needed, if the product is a known substitute. */
  readonly got?: number;
  /** Allergens and origin it would add to the order. */
  readonly brings: AddedRisks;
}
interface Candidates {
  /** Products of the same food, and known substitutes. */
  readonly best: Candidate[];
  readonly near: Candidate[];
  readonly other: Candidate[];
}
/**
 * Returns the products that can replace a line, from the shop's current stock: known substitutes, the rest of the same
 * aisle, and all others, likeliest first. A product that adds an allergen or an unwanted origin is never among the
 * best.
 */
export function candidatesFor(line: Line, offered: Offered): Candidates {
  const ordered = offered.get(line.product?.id ?? 0);
  const ratios = new Map(ordered?.substitutes?.map(({ product, ratio }) => [product, ratio]));
  const fitting = [...offered.values()].flatMap((product) => {
    const equal = product.id !== line.product?.id && product.isFree ? insteadOf(line, product) : undefined;
    if (!equal) return [];
    const ratio = ratios.get(product.id);
    const { instead, got } = ratio ? asMuchAs(equal, ratio, product) : { instead: equal, got: undefined };
    const brings = addedRisksOf(ordered, product);
    return [{ product, instead, got, brings, differenceTetri: instead.priceTetri - line.priceTetri }];
  });
  const all = likeliestFirst(ordered, line, fitting);
  const isBest = ({ product, got, brings }: Candidate) =>
    isFaithful(brings) && (got !== undefined || (ordered?.food != null && product.food === ordered.food));
  const isNear = ({ product }: Candidate) =>
    ordered?.category != null && product.category === ordered.category;
  const rest = all.filter((one) => !isBest(one));
  return {
    best: all.filter(isBest),
    near: rest.filter(isNear),
    other: rest.filter((one) => !isNear(one)),
  };
}

/**
 * Returns the required amount of a substitute in whole packs, pieces or grams, capped at the maximum allowed for the
 * ordered amount.
 */
function asMuchAs(equal: Replacement, ratio: number, product: Stockable) {
  const { amount, each } = inPacks(equal);
  const got = Math.max(1, Math.min(Math.round(amount * ratio), Math.floor(mostOf({ amount }))));
  const much = { amount: Math.round(got * each * 1000) / 1000, unit: equal.unit };
  const priceTetri = linePrice({ ...much, product: shopPriced(product) }, 0) ?? equal.priceTetri;
  return { got, instead: { ...equal, ...much, packs: equal.packs && got, priceTetri } };
}

type Shelved = Pick<OrderLine, 'product'>;
const placeOf = ({ product }: Shelved, offered: Offered) => offered.get(product?.id ?? 0)?.places?.[0];

/** Sorts lines in walking order; lines without a place come last, and A2 comes before A10. */
export function byPlace<T extends Shelved>(lines: readonly T[], offered: Offered): T[] {
  const place = (line: T) => placeOf(line, offered) ?? '\uffff';
  return lines.toSorted((a, b) => place(a).localeCompare(place(b), 'en', { numeric: true }));
}

/** Returns the rack of a line: the leading letters of its place (A for A2 and A10); empty if there are none. */
export const rackOf = (line: Shelved, offered: Offered): string =>
  /^\p{L}+/u.exec(placeOf(line, offered) ?? '')?.[0] ?? '';
