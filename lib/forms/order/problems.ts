import { toGrams } from '../../domain/dish/nutrition';
import { boughtOf } from '../../domain/shoplist/buy';
import type { QuotedLine } from './quote';
import type { CheckoutLine } from './values';

/** Problem of a checkout line, by a kind that has its own text and fix. */
export type LineProblem =
  | { readonly kind: 'amount' | 'notSold' | 'gone' | 'unlisted' | 'ordered' }
  | { readonly kind: 'unit'; readonly grams: number | null }
  | { readonly kind: 'short'; readonly left: number }
  | { readonly kind: 'other'; readonly key: string; readonly values?: FaultValues };
type FaultValues = Readonly<Record<string, string | number>>;

/** CMS fault of an order's line. */
interface LineFaultGiven {
  readonly path: readonly string[];
  readonly key?: string;
  readonly values?: FaultValues;
}

type Line = Pick<CheckoutLine, 'amount' | 'unit' | 'facts' | 'packAmount'>;

/** Returns the problem for a CMS fault of a line. */
export function refusedProblem(line: Line, { path, key = 'incorrect', values }: LineFaultGiven): LineProblem {
  const [, , field] = path;
  if (key === 'unitUnknown') return unitProblem(line);
  if (key === 'notSold') return { kind: 'notSold' };
  if (key === 'stockShort') return { kind: 'short', left: usable(line, Number(values?.left ?? 0)) };
  if (field === 'product') return { kind: 'gone' };
  if (field === 'item') return { kind: key === 'ordered' ? 'ordered' : 'unlisted' };
  return field === 'amount' ? { kind: 'amount' } : { kind: 'other', key, values };
}

/**
 * Returns a line's problem known before sending, from the typed amount and the shop's quote; undefined if there is
 * none.
 */
export function seenProblem(line: Line, quoted: QuotedLine | undefined): LineProblem | undefined {
  if (!line.amount) return { kind: 'amount' };
  if (quoted?.fault === 'unitUnknown') return unitProblem(line);
  if (quoted?.fault) return { kind: 'notSold' };
  if (quoted && !quoted.isAvailable) return { kind: 'short', left: usable(line, quoted.left ?? 0) };
  return undefined;
}

const unitProblem = ({ amount, unit, facts }: Line): LineProblem => ({
  kind: 'unit',
  grams: (unit !== 'gr' && amount && facts && toGrams(amount, unit, facts)) || null,
});

/** Returns the part of a remaining stock that can be ordered: whole packs and pieces, and no tiny weights. */
function usable({ unit, packAmount }: Line, left: number): number {
  const step = packAmount ?? (unit === 'Piece' ? 1 : left >= 10 ? 10 : 1);
  return Math.floor(left / step + 1e-9) * step;
}

/** Converts a line to grams; its amount is null if the weight is unknown. */
export function inGrams(line: CheckoutLine, grams: number | null): CheckoutLine {
  const bought = grams ? boughtOf({ product: line.facts ?? null, amount: grams, unit: 'gr' }) : undefined;
  const isByPiece = bought?.unit === 'Piece' && bought.packAmount === null;
  const { amount, unit, packAmount } = (isByPiece ? undefined : bought) ?? {
    amount: grams && Math.ceil(grams),
    unit: 'gr' as const,
    packAmount: null,
  };
  return { ...line, amount, unit, packAmount, typed: undefined };
}
