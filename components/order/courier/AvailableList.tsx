import { useState, type ReactNode } from 'react';
import { Cards } from '@/components/ui/Card';
import { useOrderCalls } from '@/context/order/orders';
import { bySoonest, type Order } from '@/lib/domain/order/record';
import { isTakenByOther } from '@/lib/faults/orderFault';
import { AvailableCard } from './AvailableCard';

interface AvailableListProps {
  readonly orders: readonly Order[];
  readonly onTaken: (order: number) => void;
  readonly onLost: () => Promise<void>;
  /** Shown while there are no orders. */
  readonly empty: ReactNode;
}
interface FailedAcceptance {
  readonly order: Order;
  readonly isLost: boolean;
}

/**
 * Lists the orders that a courier can take. An order being taken stays until the server confirms it, or until the
 * courier dismisses the note that another one was faster.
 */
export function AvailableList({ orders, onTaken, onLost, empty }: AvailableListProps) {
  const { accept } = useOrderCalls();
  const [held, setHeld] = useState<readonly FailedAcceptance[]>([]);
  const of = (id: number) => held.find(({ order }) => order.id === id);
  const drop = (id: number) => setHeld((now) => now.filter(({ order }) => order.id !== id));
  const take = async (order: Order) => {
    if (of(order.id)) return;
    setHeld((now) => [...now, { order, isLost: false }]);
    try {
      await accept(order.id);
      drop(order.id);
      onTaken(order.id);
    } catch (cause) {
      drop(order.id);
      if (isTakenByOther(cause)) setHeld((now) => [...now, { order, isLost: true }]);
      await onLost();
    }
  };
  const shown = [...orders.filter(({ id }) => !of(id)), ...held.map(({ order }) => order)].sort(bySoonest);
  if (shown.length === 0) return empty;
  return (
    <Cards>
      {shown.map((order) => (
        <AvailableCard
          key={order.id}
          order={order}
          isTaking={of(order.id)?.isLost === false}
          isLost={of(order.id)?.isLost === true}
          onTake={() => void take(order)}
          onRead={() => drop(order.id)}
        />
      ))}
    </Cards>
  );
}
