import { useState, type ReactNode } from 'react';
import { bySoonest, type Order } from '@/lib/domain/order/record';
import { useQueue } from '@/lib/hooks/useQueue';
import { CarriedCard } from './CarriedCard';
import css from './CourierOrders.module.scss';
import { FoldedCard } from './FoldedCard';

interface CarriedListProps {
  readonly orders: readonly Order[];
  /** Orders that the shop lists as delivered today. */
  readonly done: readonly Order[];
  /** Id of the open order; all others are folded. */
  readonly inHand: number;
  readonly onTakeUp: (order: number) => void;
  /** Scrolls to an order and opens it, or folds it. */
  readonly onShow: (order: number, inHand?: number) => void;
  readonly onChanged: () => Promise<void>;
  readonly empty: ReactNode;
}

/** Value of `inHand` while no order is open. */
const NONE = -1;

/**
 * Lists a courier's orders: the open one first, the others folded below it. An order stays in place after delivery
 * until it leaves the list, so that no other order's field moves under the thumb.
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
