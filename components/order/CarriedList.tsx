import { useState, type ReactNode } from 'react';
import { bySoonest, type Order } from '@/lib/domain/order/record';
import { useQueue } from '@/lib/hooks/useQueue';
import css from '@/styles/order.module.scss';
import { CarriedCard } from './CarriedCard';

interface CarriedListProps {
  readonly orders: readonly Order[];
  /** What the shop knows as delivered today. */
  readonly done: readonly Order[];
  readonly onChanged: () => Promise<void>;
  readonly empty: ReactNode;
}

/**
 * What a courier carries. What they hand over stays in its place until they leave the list, so that no other order's field
 * comes under the thumb.
 */
export function CarriedList({ orders, done, onChanged, empty }: CarriedListProps) {
  const { waiting, refused } = useQueue();
  const [handed, setHanded] = useState<ReadonlySet<number>>(new Set());
  const lingering = done.filter(({ id }) => handed.has(id));
  const shown = [...orders.filter(({ id }) => !lingering.some((one) => one.id === id)), ...lingering];
  if (shown.length === 0) return empty;
  const stepOf = (id: number, { about, path }: { about?: string; path: string }) =>
    about === `orders/${id}` && path.endsWith('/deliver');
  return (
    <div className={css.cards}>
      {shown.sort(bySoonest).map((order) => (
        <CarriedCard
          key={order.id}
          order={order}
          isWaiting={waiting.some(({ about }) => about === `orders/${order.id}`)}
          handover={waiting.find((call) => stepOf(order.id, call))}
          refusal={refused.find(({ call }) => stepOf(order.id, call))?.error}
          onHandedOver={() => setHanded((now) => new Set(now).add(order.id))}
          onChanged={onChanged}
        />
      ))}
    </div>
  );
}
