import { CloudUpload } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Lines } from '@/components/ui/lists/Lines';
import { Tag } from '@/components/ui/Tag';
import type { Order } from '@/lib/domain/order/record';
import css from './CourierOrders.module.scss';
import { StateTag } from '@/components/order/StateTag';
import { useOrderWords } from '@/components/order/useOrderWords';

/** Lists the orders that a courier delivered today, with their earnings. */
export function DoneList({ orders, waiting }: { orders: readonly Order[]; waiting: ReadonlySet<string> }) {
  const { t } = useTranslation('order');
  const { money, instant } = useOrderWords();
  const earned = orders
    .filter(({ state }) => state === 'delivered')
    .reduce((sum, { feeTetri }) => sum + feeTetri, 0);
  return (
    <>
      <p className={css.earned}>
        {t('courier.earned')} <strong>{money(earned)}</strong>
      </p>
      <Lines>
        {orders.map((order) => (
          <li key={order.id}>
            <span>
              {t('number', { number: order.number })} <StateTag state={order.state} />
              {waiting.has(`orders/${order.id}`) && (
                <Tag icon={CloudUpload} tone="attention">
                  {t('courier.waiting')}
                </Tag>
              )}
              {order.deliveredAt && <small>{instant(order.deliveredAt)}</small>}
            </span>
            <span>{money(order.state === 'delivered' ? order.feeTetri : 0)}</span>
          </li>
        ))}
      </Lines>
    </>
  );
}
