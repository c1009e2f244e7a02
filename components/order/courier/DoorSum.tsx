import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Icon } from '@/components/ui/Icon';
import type { Order } from '@/lib/domain/order/record';
import css from './DoorSum.module.scss';
import { OrderChanges } from '@/components/order/OrderChanges';
import { useOrderWords } from '@/components/order/useOrderWords';

interface DoorSumProps {
  readonly order: Order;
  /** Folds the changes to the order behind the sum, to leave room for the code. */
  readonly isFolding?: boolean;
}

/** Shows the sum to collect and how it is paid; marked as estimated while only the device has computed it. */
export function DoorSum({ order, isFolding = false }: DoorSumProps) {
  const { t } = useTranslation('order');
  const { sumOf, changed } = useOrderWords();
  const count = order.lines.filter(changed).length;
  const said = (
    <>
      <span>{`${t('sum.collect')} · ${t(`payment.${order.payment}`)}`}</span>
      <strong>{sumOf(order)}</strong>
      {order.sumIs && <small>{t(`sum.known.${order.sumIs}`)}</small>}
    </>
  );
  if (!isFolding || count === 0) {
    return (
      <>
        <div className={css.door}>
          <div className={css.sum}>{said}</div>
        </div>
        <OrderChanges order={order} />
      </>
    );
  }
  return (
    <details className={css.door}>
      <summary className={css.sum}>
        {said}
        <span className={css.fold}>
          {t('sum.changes', { count })}
          <Icon of={ChevronDown} size={20} />
        </span>
      </summary>
      <OrderChanges order={order} />
    </details>
  );
}
