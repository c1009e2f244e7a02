import type { Unit } from '../dish/types';
import { toRecord, type Weighed } from './convert';
import { isNoAmount, readAmount } from './read';

/** The amount of a line as the CMS keeps it. */
export interface KeptAmount {
  readonly amount: number | null;
  readonly amountTo: number | null;
  readonly unit: Unit | null;
  /** As it was written, where that says more than the numbers. */
  readonly text: string | null;
}

/** A typed amount as it is kept, by the weights of its product; a bare number is in the unit beside it. Undefined where it is no amount. */
export function keptAmount(
  { amount: typed, unit }: { readonly amount: string; readonly unit: Unit },
  product: Weighed | null,
): KeptAmount | undefined {
  const text = typed.trim();
  if (isNoAmount(text)) return { amount: null, amountTo: null, unit: null, text: text || null };
  const written = readAmount(text);
  if (!written || written.rest) return undefined;
  const { amount, amountTo, measure, size, word } = written;
  if (measure === 'piece' && !size && !word && !/\p{L}/u.test(text))
    return { amount, amountTo, unit, text: null };
  const { understood: _understood, ...kept } = toRecord(written, product);
  return { ...kept, text };
}
