import { toGrams } from '../domain/dish/nutrition';
import type { Unit } from '../domain/dish/types';
import type { Proposed } from '../domain/order/consent';
import { gotPrice, linePrice } from '../domain/order/price';
import { isWhole, type Replacement, replacementFor } from '../domain/order/replace';
import { ORDER_LIMITS, type Outcome } from '../domain/order/types';
import type { FieldError } from '../records/http/errors';
import type { Product } from '../stocks/products';
import type { OrderLine } from './order';
import { known } from '../records/known';

/** What a courier says became of a line. */
export interface Packed {
  readonly key: string;
  readonly outcome: Outcome;
  readonly gotAmount: number | null;
  readonly replacement: number | null;
  readonly replacementUnit: Unit | null;
  /** Whether they say to have called before. */
  readonly called: boolean | null;
}
type Products = ReadonlyMap<number, Product>;

/** What has to be read to price these lines: what is put in, and what it stands for. */
export const productsIn = (lines: readonly OrderLine[], given: readonly Packed[]): number[] =>
  given.flatMap(({ replacement }, index) => (replacement ? [replacement, lines[index].product] : []));

function derived(line: OrderLine, { replacement }: Packed, products: Products): Replacement | undefined {
  const [original, chosen] = [products.get(line.product), products.get(replacement ?? 0)];
  return original && chosen && replacementFor(line, original, chosen, 0);
}

/** What of it cannot be: nobody opens packs, nobody puts in much more than was ordered. */
export function outcomeFaults(line: OrderLine, one: Packed, products: Products): FieldError[] {
  const { outcome, gotAmount, replacement } = one;
  if (outcome === 'got' && gotAmount && gotAmount > line.amount * ORDER_LIMITS.overweight)
    return [{ path: ['gotAmount'], key: 'amount' }];
  if (outcome !== 'replaced') return replacement ? [{ path: ['replacement'], key: 'choice' }] : [];
  // The customer said to leave it out rather than to put something else in.
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

/** A line as it is once packed, priced by the shop; `outcomeFaults` has found nothing. */
export function withOutcome(
  line: OrderLine,
  one: Packed,
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
  const gotTetri = linePrice(
    { amount, unit, product: known(products, replacement) },
    markupPercent,
  ) as number;
  return { ...line, outcome, gotAmount: amount, replacement, replacementUnit: unit, gotTetri, called };
}

/** Whether a packed line holds what is said of it; what is left out means the same as when it was packed. */
export function isOutcome(line: OrderLine, one: Packed, products: Products): boolean {
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

/** A packed line as consent looks at it. */
export const asProposed = (line: OrderLine): Proposed => ({
  key: line.key,
  priceTetri: line.priceTetri,
  outcome: line.outcome,
  replacement: line.replacement,
  amount: line.gotAmount ?? line.amount,
  unit: line.replacementUnit ?? line.unit,
  costsTetri: line.gotTetri ?? line.priceTetri,
});
