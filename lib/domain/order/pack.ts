import type { Unit } from '../dish/types';
import type { Stockable } from '../storage/record';
import { parseAmount } from '../text/amount';
import type { Proposed } from './consent';
import { broughtBy, isFaithful, likeliestFirst, type Brought } from './likely';
import { gotPrice, linePrice } from './price';
import type { OrderLine, ShownLine } from './record';
import { replacementFor, type ChosenFacts, type Replacement } from './replace';
import { ORDER_LIMITS, type Outcome } from './types';

/** What a courier has marked of one line so far; the amount as it was typed, of packs how many. */
export interface PackMark {
  readonly outcome?: Outcome;
  readonly got?: string;
  readonly replacement?: number;
  /** Whether they say to have called. */
  readonly called?: boolean;
}
/** The marks of an order, by the keys of its lines. */
export type PackMarks = Readonly<Record<string, PackMark>>;
/** What the shop sells, by its id. */
export type Offered = ReadonlyMap<number, Stockable>;
export type PackFault = 'open' | 'amount' | 'tooMuch' | 'choose';
type Line = Pick<OrderLine, 'key' | 'product' | 'amount' | 'unit' | 'priceTetri'>;

/** The most that may be weighed of what was ordered. */
export const mostOf = ({ amount }: Pick<Line, 'amount'>): number => amount * ORDER_LIMITS.overweight;

const shopPriced = (product: Stockable): ChosenFacts => ({ ...product, costTetri: product.priceTetri });

/** What a product comes to instead of a line; undefined where that cannot be told. */
const insteadOf = (line: Pick<Line, 'product' | 'amount' | 'unit'>, chosen: Stockable) =>
  replacementFor(line, { Name: '', ...line.product }, shopPriced(chosen), 0);

/** What the amount of a line counts as it is typed: packs of something, else its unit. */
interface Counted {
  readonly amount: number;
  readonly unit: Unit;
  /** How much each one counted is. */
  readonly each: number;
  readonly isWhole: boolean;
}
const inPacks = ({ amount, unit, packs }: Replacement): Counted => ({
  amount: packs ?? amount,
  unit,
  each: packs ? amount / packs : 1,
  isWhole: packs !== null || unit === 'Piece',
});

/** How the amount of a line is counted with this mark; undefined where nothing goes in, or nothing is chosen yet. */
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

/** What keeps a line from being packed: what the CMS would refuse is said while there is no network, too. */
export function faultOf(line: Line, mark: PackMark, offered: Offered): PackFault | undefined {
  if (!mark.outcome) return 'open';
  if (mark.outcome === 'missing') return undefined;
  const counted = countedAs(line, mark, offered);
  if (!counted) return 'choose';
  const amount = mark.got === undefined ? counted.amount : parseAmount(mark.got);
  if (!amount || (counted.isWhole && !Number.isInteger(amount))) return 'amount';
  return amount > mostOf(counted) ? 'tooMuch' : undefined;
}

/** A line as it is marked, with what it then costs; what is not marked, or not rightly, counts as it was ordered. */
export function proposedBy(line: Line, mark: PackMark, offered: Offered): Proposed {
  const { key, amount, unit, priceTetri } = line;
  const asOrdered = { key, priceTetri, amount, unit, replacement: null, costsTetri: priceTetri };
  if (faultOf(line, mark, offered)) return { ...asOrdered, outcome: null };
  if (mark.outcome === 'missing') return { ...asOrdered, outcome: 'missing', costsTetri: 0 };
  const counted = countedAs(line, mark, offered) as Counted;
  const typed = mark.got === undefined ? counted.amount : (parseAmount(mark.got) ?? counted.amount);
  const gotAmount = Math.round(typed * counted.each * 1000) / 1000;
  if (mark.outcome === 'got')
    return {
      ...asOrdered,
      outcome: 'got',
      amount: gotAmount,
      costsTetri: gotPrice({ ...line, outcome: 'got', gotAmount }),
    };
  const product = shopPriced(offered.get(mark.replacement as number) as Stockable);
  const costsTetri = linePrice({ amount: gotAmount, unit: counted.unit, product }, 0) as number;
  return {
    ...asOrdered,
    outcome: 'replaced',
    replacement: mark.replacement ?? null,
    amount: gotAmount,
    unit: counted.unit,
    costsTetri,
  };
}

/** What became of a line, as the CMS takes it. */
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

/** What the device knows of a replacement while the packing waits to be sent; nothing of the other lines. */
export function shownLines(lines: readonly Proposed[], offered: Offered): ShownLine[] {
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
  /** How many packs, pieces or grams of it do, where it is known to stand in for what was ordered. */
  readonly got?: number;
  /** What it would bring that was not ordered. */
  readonly brings: Brought;
}
interface Candidates {
  /** What is of the same food, or known to stand in for it. */
  readonly best: Candidate[];
  readonly near: Candidate[];
  readonly other: Candidate[];
}
/**
 * What can be put in instead of a line, as the shop has it now: what is known to stand in for it, the rest of its own aisle, and
 * the others; the likeliest first, and what brings an allergen that was not ordered never among the first.
 */
export function candidatesFor(line: Line, offered: Offered): Candidates {
  const ordered = offered.get(line.product?.id ?? 0);
  const ratios = new Map(ordered?.substitutes?.map(({ product, ratio }) => [product, ratio]));
  const fitting = [...offered.values()].flatMap((product) => {
    const equal = product.id !== line.product?.id && product.isFree ? insteadOf(line, product) : undefined;
    if (!equal) return [];
    const ratio = ratios.get(product.id);
    const { instead, got } = ratio ? asMuchAs(equal, ratio, product) : { instead: equal, got: undefined };
    const brings = broughtBy(ordered, product);
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

/** So much of a substitute as does, in whole packs, pieces and grams; no more than may be put in for what was ordered. */
function asMuchAs(equal: Replacement, ratio: number, product: Stockable) {
  const { amount, each } = inPacks(equal);
  const got = Math.max(1, Math.min(Math.round(amount * ratio), Math.floor(mostOf({ amount }))));
  const much = { amount: Math.round(got * each * 1000) / 1000, unit: equal.unit };
  const priceTetri = linePrice({ ...much, product: shopPriced(product) }, 0) ?? equal.priceTetri;
  return { got, instead: { ...equal, ...much, packs: equal.packs && got, priceTetri } };
}

type Shelved = Pick<OrderLine, 'product'>;
const placeOf = ({ product }: Shelved, offered: Offered) => offered.get(product?.id ?? 0)?.places?.[0];

/** Lines in the order in which one walks past them, those without a place last; A2 comes before A10. */
export function byPlace<T extends Shelved>(lines: readonly T[], offered: Offered): T[] {
  const place = (line: T) => placeOf(line, offered) ?? '\uffff';
  return lines.toSorted((a, b) => place(a).localeCompare(place(b), 'en', { numeric: true }));
}

/** The rack on which a line stands: what its place begins with, A of A2 and A10; empty where that is no letter. */
export const rackOf = (line: Shelved, offered: Offered): string =>
  /^\p{L}+/u.exec(placeOf(line, offered) ?? '')?.[0] ?? '';
