import { toGrams } from '../../domain/dish/nutrition';
import { boughtOf } from '../../domain/shoplist/buy';
import type { QuotedLine } from './quote';
import type { CheckoutLine } from './values';

/** What is wrong with a line of the checkout, so that it can be said in words and mended. */
export type LineProblem =
  | { readonly kind: 'amount' | 'notSold' | 'gone' | 'unlisted' | 'ordered' }
  | { readonly kind: 'unit'; readonly grams: number | null }
  | { readonly kind: 'short'; readonly left: number }
  | { readonly kind: 'other'; readonly key: string; readonly values?: FaultValues };
type FaultValues = Readonly<Record<string, string | number>>;

/** A fault of the CMS's answer, as far as it belongs to a line. */
interface LineFaultGiven {
  readonly path: readonly string[];
  readonly key?: string;
  readonly values?: FaultValues;
}

type Line = Pick<CheckoutLine, 'amount' | 'unit' | 'facts' | 'packAmount'>;

/** What the CMS has refused of a line. */
export function refusedProblem(line: Line, { path, key = 'incorrect', values }: LineFaultGiven): LineProblem {
  const [, , field] = path;
  if (key === 'unitUnknown') return unitProblem(line);
  if (key === 'notSold') return { kind: 'notSold' };
  if (key === 'stockShort') return { kind: 'short', left: usable(line, Number(values?.left ?? 0)) };
  if (field === 'product') return { kind: 'gone' };
  if (field === 'item') return { kind: key === 'ordered' ? 'ordered' : 'unlisted' };
  return field === 'amount' ? { kind: 'amount' } : { kind: 'other', key, values };
}

/** What can be seen of a line before it is sent: by what is typed and by what the shop has quoted. */
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

/** What of a rest can be ordered: whole packs and pieces, and no crumbs of what is weighed. */
function usable({ unit, packAmount }: Line, left: number): number {
  const step = packAmount ?? (unit === 'Piece' ? 1 : left >= 10 ? 10 : 1);
  return Math.floor(left / step + 1e-9) * step;
}

/** What a line becomes when its unit is given up for grams: as much as it comes to, or still to be said. */
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
