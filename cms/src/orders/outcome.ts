import { toGrams } from '../domain/dish/nutrition';
import type { Unit } from '../domain/dish/types';
import type { Proposed } from '../domain/order/consent';
import { gotPrice, linePrice } from '../domain/order/price';
import { isWhole, type Replacement, replacementFor } from '../domain/order/replace';
import { ORDER_LIMITS, type Outcome } from '../domain/order/types';
import { present } from '../domain/present';
import type { FieldError } from '../records/http/errors';
import type { Product } from '../stocks/products';
import type { OrderLine } from './order';
import { getOrThrow } from '../records/getOrThrow';

/** A line's outcome as the courier reports it. */
export interface PackedOutcome {
  readonly key: string;
  readonly outcome: Outcome;
  readonly gotAmount: number | null;
  readonly replacement: number | null;
  readonly replacementUnit: Unit | null;
  /** True if the courier says they called the customer first. */
  readonly called: boolean | null;
}
type Products = ReadonlyMap<number, Product>;

/** Returns the ids of the products needed to price replaced lines: the replacement and the original. */
export const productsIn = (lines: readonly OrderLine[], given: readonly PackedOutcome[]): number[] =>
  given.flatMap(({ replacement }, index) =>
    replacement ? [replacement, present(lines[index], 'a line').product] : [],
  );

function derived(
  line: OrderLine,
  { replacement }: PackedOutcome,
  products: Products,
): Replacement | undefined {
  const [original, chosen] = [products.get(line.product), products.get(replacement ?? 0)];
  return original && chosen && replacementFor(line, original, chosen, 0);
}

/** Returns what is impossible about an outcome: an opened pack, or much more than was ordered. */
export function outcomeFaults(line: OrderLine, one: PackedOutcome, products: Products): FieldError[] {
  const { outcome, gotAmount, replacement } = one;
  if (outcome === 'got' && gotAmount && gotAmount > line.amount * ORDER_LIMITS.overweight)
    return [{ path: ['gotAmount'], key: 'amount' }];
  if (outcome !== 'replaced') return replacement ? [{ path: ['replacement'], key: 'choice' }] : [];
  // The customer asked to leave the line out rather than replace it.
  if (line.ifMissing === 'skip') return [{ path: ['outcome'], key: 'choice' }];
  const product = products.get(replacement ?? 0);
  if (!product?.sold || replacement === line.product)
    return [{ path: ['replacement'], key: product ? 'notSold' : 'required' }];
  const whole = derived(line, one, products);
  const grams = whole && toGrams(gotAmount ?? whole.amount, one.replacementUnit ?? whole.unit, product);
  if (!whole || grams === undefined)
    return [{ path: [one.replacementUnit ? 'replacementUnit' : 'replacement'], key: 'unitUnknown' }];
  const most = (toGrams(whole.amount, whole.unit, product) as number) * ORDER_LIMITS.overweight;
  return grams <= most && isWhole(grams, product) ? [] : [{ path: ['gotAmount'], key: 'amount' }];
}

/** Returns the packed line with its price. Call `outcomeFaults` first; it must have found nothing. */
export function withOutcome(
  line: OrderLine,
  one: PackedOutcome,
  products: Products,
  markupPercent: number,
): OrderLine {
  const { outcome, replacement } = one;
  const called = one.called ?? null;
  if (outcome !== 'replaced') {
    const gotAmount = outcome === 'missing' ? null : (one.gotAmount ?? line.amount);
    const done = { ...line, outcome, gotAmount, replacement: null, replacementUnit: null, called };
    return { ...done, gotTetri: gotPrice(done) };
  }
  const whole = derived(line, one, products);
  if (!whole) throw new Error('A replacement that cannot be priced was let through');
  const [amount, unit] = [one.gotAmount ?? whole.amount, one.replacementUnit ?? whole.unit];
  const product = getOrThrow(products, replacement);
  const gotTetri = present(linePrice({ amount, unit, product }, markupPercent), 'the price of a replacement');
  return { ...line, outcome, gotAmount: amount, replacement, replacementUnit: unit, gotTetri, called };
}

/** Returns whether a packed line already has this outcome; omitted fields default as they did when it was packed. */
export function isOutcome(line: OrderLine, one: PackedOutcome, products: Products): boolean {
  const { outcome, replacement } = one;
  if (outcome !== line.outcome || Boolean(one.called) !== Boolean(line.called)) return false;
  if (outcome === 'missing') return true;
  if (outcome === 'got') return (one.gotAmount ?? line.amount) === line.gotAmount;
  const whole = derived(line, one, products);
  return (
    replacement === line.replacement &&
    (one.gotAmount ?? whole?.amount) === line.gotAmount &&
    (one.replacementUnit ?? whole?.unit) === line.replacementUnit
  );
}

/** Converts a packed line into the form that the consent rules compare. */
export const asProposed = (line: OrderLine): Proposed => ({
  key: line.key,
  priceTetri: line.priceTetri,
  outcome: line.outcome,
  replacement: line.replacement,
  amount: line.gotAmount ?? line.amount,
  unit: line.replacementUnit ?? line.unit,
  costsTetri: line.gotTetri ?? line.priceTetri,
});
