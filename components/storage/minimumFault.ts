import { STOCK_LIMITS } from '@/lib/domain/storage/units';
import { parseAmount } from '@/lib/domain/text/amount';

/** What is wrong with a minimum as it was typed; nothing typed is none. */
export function minimumFault(typed: string) {
  const amount = typed ? parseAmount(typed) : 0;
  return amount === undefined || amount > STOCK_LIMITS.quantity ? { key: 'amount' } : undefined;
}
