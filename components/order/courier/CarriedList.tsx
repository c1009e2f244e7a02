import { useState, type ReactNode } from 'react';
import { bySoonest, type Order } from '@/lib/domain/order/record';
import { useQueue } from '@/lib/hooks/useQueue';
import { CarriedCard } from './CarriedCard';
import css from './CarriedList.module.scss';
import { FoldedCard } from './FoldedCard';

interface CarriedListProps {
  readonly orders: readonly Order[];
  /** What the shop knows as delivered today. */
  readonly done: readonly Order[];
  /** One order at a time is in hand; the others are folded. */
  readonly inHand: number;
  readonly onTakeUp: (order: number) => void;
  /** Leads to an order, taking it up, or folded. */
  readonly onShow: (order: number, inHand?: number) => void;
  readonly onChanged: () => Promise<void>;
  readonly empty: ReactNode;
}

/** Stands in the place of an order where none is in hand. */
const NONE = -1;

/**
 * What a courier carries: the order in hand, under it the others, folded. What they hand over stays in its place until they leave the list, so that no other order's field
 * comes under the thumb.
 */
export function CarriedList({ orders, done, inHand, onTakeUp, onShow, onChanged, empty }: CarriedListProps) {
  const { waiting, refused } = useQueue();
  const [handed, setHanded] = useState<ReadonlySet<number>>(new Set());
  const lingering = done.filter(({ id }) => handed.has(id));
  const shown = [...orders.filter(({ id }) => !lingering.some((one) => one.id === id)), ...lingering];
  if (shown.length === 0) return empty;
  const soonest = shown.toSorted(bySoonest);
  const first = inHand === NONE ? undefined : (soonest.find(({ id }) => id === inHand) ?? soonest[0]);
  const sorted = first ? [first, ...soonest.filter((one) => one !== first)] : soonest;
  const stepOf = (id: number, { about, path }: { about?: string; path: string }) =>
    about === `orders/${id}` && path.endsWith('/deliver');
  return (
    <div className={css.carried}>
      {sorted.map((order) => {
        const refusal = refused.find(({ call }) => stepOf(order.id, call))?.error;
        const isOut = order === first || refusal !== undefined || order.state === 'delivered';
        if (!isOut) return <FoldedCard key={order.id} order={order} onUnfold={() => onShow(order.id)} />;
        return (
          <CarriedCard
            key={order.id}
            order={order}
            isWaiting={waiting.some(({ about }) => about === `orders/${order.id}`)}
            handover={waiting.find((call) => stepOf(order.id, call))}
            refusal={refusal}
            isFollowed={order === first && sorted.length > 1}
            onHandedOver={() => {
              setHanded((now) => new Set(now).add(order.id));
              onTakeUp(order.id);
            }}
            onFold={() => onShow(order.id, NONE)}
            onChanged={onChanged}
          />
        );
      })}
    </div>
  );
}
