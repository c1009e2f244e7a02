import { useTranslation } from 'next-i18next/pages';
import { useRef, useState } from 'react';
import { LazyOneFieldDialog } from '@/components/forms/OneFieldDialog.lazy';
import { LazyPackPanel } from '@/components/order/courier/pack/PackPanel.lazy';
import { Button } from '@/components/ui/inputs/Button';
import { CarriedHead } from './CarriedHead';
import { LazyDoorPanel } from './DoorPanel.lazy';
import { MainButton } from './MainButton';
import { Card } from '@/components/ui/Card';
import { useOrderStep, type Step } from '@/context/order/orders';
import type { Order } from '@/lib/domain/order/record';
import { canStep, nextStep } from '@/lib/domain/order/states';
import { ORDER_LIMITS } from '@/lib/domain/order/types';
import { withdraw } from '@/lib/offline/queue';
import type { QueuedCall } from '@/lib/offline/types';
import css from './CourierOrders.module.scss';
import { Door } from './Door';
import { DoorSum } from './DoorSum';
import { HandedPanel } from './HandedPanel';
import { OrderChanges } from '@/components/order/OrderChanges';

interface CarriedCardProps {
  readonly order: Order;
  /** True while a step of this order is still queued for the network. */
  readonly isWaiting: boolean;
  /** The queued delivery call, while it waits. */
  readonly handover?: QueuedCall;
  /** The shop's reason for rejecting a delivery that was sent later. */
  readonly refusal?: unknown;
  /** True if this is the open order and another one is listed below it. */
  readonly isFollowed: boolean;
  readonly onHandedOver: () => void;
  /** Folds the card and returns to the list. */
  readonly onFold: () => void;
  readonly onChanged: () => Promise<void> | void;
}

/** Shows an order that the courier carries: recipient, sum to collect, and the single next step. */
export function CarriedCard(props: CarriedCardProps) {
  const { order, isWaiting, handover, refusal, isFollowed, onHandedOver, onFold, onChanged } = props;
  const { t } = useTranslation('order');
  const step = useOrderStep();
  const [asks, setAsks] = useState<'fail' | 'cancel'>();
  const card = useRef<HTMLElement>(null);
  const [height, setHeight] = useState<number>();
  const next = nextStep(order.state);
  const take = async (given: Step) => {
    await step(order, given);
    await onChanged();
    // the card may have shrunk: keep another order's button from moving under the thumb
    card.current?.scrollIntoView({ block: 'nearest' });
  };
  const handOver = async (given: Omit<Step<'deliver'>, 'verb'>) => {
    // keeps the height it had with the code field while another card could move under the thumb
    const { offsetHeight } = card.current ?? {};
    await step(order, { verb: 'deliver', ...given });
    setHeight(offsetHeight);
    onHandedOver();
    await onChanged();
  };
  const isHanded = order.state === 'delivered';
  const keepsHeight = isHanded && (isWaiting || isFollowed);
  const simply = (verb: 'depart' | 'retry' | 'release') => void take({ verb }).catch(() => onChanged());
  return (
    <Card
      ref={card}
      style={keepsHeight ? { minHeight: height } : undefined}
      aria-labelledby={`mine-${order.id}`}
      data-in-hand={isHanded ? undefined : true}
    >
      <CarriedHead order={order} isWaiting={isWaiting} onFold={isHanded ? undefined : onFold} />
      {order.state !== 'accepted' && <Door order={order} isBrief={isHanded} />}
      {order.Note && <q>{order.Note}</q>}
      {(order.state === 'packed' || order.state === 'failed') && <DoorSum order={order} />}
      {order.state === 'accepted' && (
        <LazyPackPanel
          order={order}
          onPack={(packed) => take({ verb: 'pack', ...packed })}
          onChanged={onChanged}
        />
      )}
      {order.state === 'onTheWay' && <LazyDoorPanel order={order} refusal={refusal} onHandOver={handOver} />}
      {isHanded && (
        <>
          <HandedPanel
            order={order}
            isWaiting={isWaiting}
            isNew={height !== undefined}
            onUndo={handover && !handover.isTried ? () => void withdraw(handover) : undefined}
          />
          <OrderChanges order={order} />
        </>
      )}
      {(next === 'depart' || next === 'retry') && (
        <div className={css.dock}>
          <MainButton onClick={() => simply(next)}>{t(`step.${next}`)}</MainButton>
        </div>
      )}
      <footer>
        {order.state === 'accepted' && <Button onClick={() => simply('release')}>{t('step.release')}</Button>}
        {order.state === 'onTheWay' && (
          <Button tone="outline-danger" onClick={() => setAsks('fail')}>
            {t('step.fail')}
          </Button>
        )}
        {canStep('cancel', order.state, 'courier') && (
          <Button tone="outline-danger" onClick={() => setAsks('cancel')}>
            {t(order.state === 'failed' ? 'step.back' : 'step.cancel')}
          </Button>
        )}
      </footer>
      {asks && (
        <LazyOneFieldDialog
          lines={4}
          title={t(`${asks}.title`)}
          label={t('fail.label')}
          help={t('fail.help')}
          sendLabel={t(`${asks}.send`)}
          stayLabel={asks === 'cancel' ? t('mine.keep') : undefined}
          maxLength={ORDER_LIMITS.reason.max}
          onSend={(reason) => take({ verb: asks, data: { reason } })}
          onClose={() => setAsks(undefined)}
        />
      )}
    </Card>
  );
}
