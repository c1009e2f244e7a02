import { hideReported, dismissReport, setBlocked, setRole } from '@/lib/api/people/people';
import { stepOrder } from '@/lib/api/order/orders';
import { sellProduct, verifyProduct } from '@/lib/api/product/products';
import { moveStock, setMinimum, type MoveInput } from '@/lib/api/storage/stocks';
import type { Report } from '@/lib/domain/access/people';
import type { Role } from '@/lib/domain/access/rights';
import { newKey } from '@/lib/newKey';
import { invalidate } from '@/lib/remote/cache';
import type { Collection } from '@/lib/remote/keys';
import { useApi } from '@/context/ApiContext';

/** Returns calls for changing many table rows one by one. The table shows each result, so they raise no alert. */
export function useBulkCalls() {
  const { background } = useApi();
  const call = <T>(act: () => Promise<T>): Promise<T> => background(act, { isQuiet: true });
  return {
    /** Reloads everything that shows records of these collections. */
    changed: (...collections: readonly Collection[]) =>
      collections.forEach((collection) => invalidate({ collection })),
    verify: (id: number, verified: boolean) => call(() => verifyProduct(id, verified)),
    sell: (id: number, sold: boolean) => call(() => sellProduct(id, sold)),
    setMinimum: (stock: number, minimum: number | null) => call(() => setMinimum(stock, minimum)),
    move: (stock: number, input: MoveInput) => call(() => moveStock(stock, input, newKey())),
    setRole: (id: number, role: Role) => call(() => setRole(id, role)),
    setBlocked: (id: number, isBlocked: boolean) => call(() => setBlocked(id, isBlocked)),
    dismiss: (report: number) => call(() => dismissReport(report)),
    hide: ({ collection, record }: Report) => call(() => hideReported(collection, record)),
    assign: (order: number, courier: number) =>
      call(() => stepOrder(order, { verb: 'assign', data: { courier } })),
  };
}
