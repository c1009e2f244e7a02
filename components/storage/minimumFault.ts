import { STOCK_LIMITS } from '@/lib/domain/storage/units';
import { parseAmount } from '@/lib/domain/text/amount';

/** Returns the fault of a typed minimum, if any; empty means no minimum. */
export function minimumFault(typed: string) {
  const amount = typed ? parseAmount(typed) : 0;
  return amount === undefined || amount > STOCK_LIMITS.quantity ? { key: 'amount' } : undefined;
}
