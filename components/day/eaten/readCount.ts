import { LIMITS } from '@/lib/domain/limits';
import { parseNumber } from '@/lib/format/number';

/** Returns the typed number if that many times `each` is an amount that can be logged; undefined otherwise. */
export function readCount(text: string, each = 1): number | undefined {
  const count = parseNumber(text);
  if (count === undefined) return undefined;
  const amount = count * each;
  return amount > LIMITS.amount.above && amount <= LIMITS.amount.max ? count : undefined;
}
