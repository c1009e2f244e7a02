import type { Unit } from '../dish/types';
import { toRecord, type Weighed } from './convert';
import { isCounted } from './counted';
import { isNoAmount, readAmount, type WrittenAmount } from './read';

/** The amount of a line as the CMS keeps it. */
export interface KeptAmount {
  readonly amount: number | null;
  readonly amountTo: number | null;
  /** Null beside an amount while nobody has said what it is counted in. */
  readonly unit: Unit | null;
  /** As it was written, where that says more than the numbers. */
  readonly text: string | null;
}

interface Typed {
  readonly amount: string;
  /** The one chosen beside it; '' where none was. */
  readonly unit: Unit | '';
}

/**
 * A typed amount as it is kept, by the weights of its product. A bare number is in the unit beside it, else pieces of what is
 * counted, else in no unit. Undefined where it is no amount.
 */
export function keptAmount({ amount: typed, unit }: Typed, product: Weighed | null): KeptAmount | undefined {
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

/** Whether it is a number alone, or a range, in figures: "2", "2–3". */
const isBare = ({ measure, size, word }: WrittenAmount, text: string): boolean =>
  measure === 'piece' && !size && !word && !/\p{L}/u.test(text);

/** Whether a typed text is a bare number. */
export function isBareNumber(typed: string): boolean {
  const text = typed.trim();
  const written = readAmount(text);
  return written !== undefined && !written.rest && isBare(written, text);
}

function recorded(written: WrittenAmount, product: Weighed | null): Omit<KeptAmount, 'text'> {
  const { amount, amountTo, unit } = toRecord(written, product);
  return { amount, amountTo, unit };
}
