import type { Unit } from '../dish/types';
import { toRecord, type Weighed } from './convert';
import { isCounted } from './counted';
import { isNoAmount, readAmount, type WrittenAmount } from './read';

/** Amount of a line as stored by the CMS. */
export interface StoredAmount {
  readonly amount: number | null;
  readonly amountTo: number | null;
  /** Unit; null next to an amount means that the unit is still unknown. */
  readonly unit: Unit | null;
  /** Original wording, if it says more than the numbers. */
  readonly text: string | null;
}

interface Typed {
  readonly amount: string;
  /** Unit selected next to the input; '' if none. */
  readonly unit: Unit | '';
}

/**
 * Converts a typed amount for storage, with the product's weights. A bare number takes the selected unit, otherwise
 * pieces for counted foods, otherwise no unit. Undefined if the text is no amount.
 */
export function storedAmount(
  { amount: typed, unit }: Typed,
  product: Weighed | null,
): StoredAmount | undefined {
  const text = typed.trim();
  if (isNoAmount(text)) return { amount: null, amountTo: null, unit: null, text: text || null };
  const written = readAmount(text);
  if (!written || written.rest) return undefined;
  if (!isBare(written, text)) return { ...recorded(written, product), text };
  const { amount, amountTo } = written;
  if (unit) return { amount, amountTo, unit, text: null };
  if (!isCounted(product, amountTo ?? amount)) return { amount, amountTo, unit: null, text: null };
  const kept = recorded(written, product);
  return { ...kept, text: kept.unit === 'Piece' ? null : text };
}

/** Checks whether an amount is only a number or a range in figures: "2", "2–3". */
const isBare = ({ measure, size, word }: WrittenAmount, text: string): boolean =>
  measure === 'piece' && !size && !word && !/\p{L}/u.test(text);

/** Checks whether a typed text is a bare number. */
export function isBareNumber(typed: string): boolean {
  const text = typed.trim();
  const written = readAmount(text);
  return written !== undefined && !written.rest && isBare(written, text);
}

function recorded(written: WrittenAmount, product: Weighed | null): Omit<StoredAmount, 'text'> {
  const { amount, amountTo, unit } = toRecord(written, product);
  return { amount, amountTo, unit };
}
