import { useEffect } from 'react';
import { useAuth } from '@/context/AuthContext';
import { useReportProgress } from '@/context/order/orders';
import type { Order } from '@/lib/domain/order/record';
import { useOffline } from '@/lib/hooks/useOffline';

const PAUSE = 3_000;

/** Sends the number of marked lines to the customer, a moment after the last mark; sends nothing while offline. */
export function usePackProgress({ id, packing }: Order, count: number) {
  const { person } = useAuth();
  const { isOffline } = useOffline();
  const tell = useReportProgress();
  const told = packing && packing.by === person?.id ? packing.count : 0;
  useEffect(() => {
    if (isOffline || count === told) return;
    const timer = setTimeout(() => tell(id, count), PAUSE);
    return () => clearTimeout(timer);
  }, [count, id, isOffline, tell, told]);
}
