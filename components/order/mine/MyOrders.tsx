import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { Cards } from '@/components/ui/Card';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { LinkButton } from '@/components/ui/inputs/LinkButton';
import { PagedList } from '@/components/ui/lists/PagedList';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';
import { useMyOrders } from '@/context/order/orders';
import type { Order } from '@/lib/domain/order/record';
import { isOpen } from '@/lib/domain/order/states';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import order from '@/locales/en/order.json';
import css from './MyOrders.module.scss';
import { MyOrderCard } from './MyOrderCard';

function OrderCards() {
  const { t } = useTranslation('order');
  const { query, pathname } = useRouter();
  const page = Math.max(1, Math.floor(Number(query.page)) || 1);
  const { remote, reload } = useMyOrders(page);
  return (
    <PagedList
      of={remote}
      skeleton={<SkeletonRows count={6} />}
      onRetry={reload}
      hrefOf={(at) => `${pathname}?page=${at}`}
      nothing={
        <EmptyState title={t('mine.empty')} text={t('mine.emptyText')}>
          <LinkButton href="/shoplist" tone="primary">
            {t('mine.lists')}
          </LinkButton>
        </EmptyState>
      }
    >
      {(data) => <OpenFirst orders={data} onChanged={reload} />}
    </PagedList>
  );
}

interface OpenFirstProps {
  readonly orders: readonly Order[];
  readonly onChanged: () => void;
}

/**
 * Shows the open orders, with the earlier ones folded below; an order that ends while the page is open stays in place.
 */
function OpenFirst({ orders, onChanged }: OpenFirstProps) {
  const { t } = useTranslation('order');
  const [followed, setFollowed] = useState<ReadonlySet<number>>(new Set());
  const fresh = orders.filter(({ id, state }) => isOpen(state) && !followed.has(id));
  if (fresh.length > 0) setFollowed(new Set([...followed, ...fresh.map(({ id }) => id)]));
  const isShown = ({ id, state }: Order) => isOpen(state) || followed.has(id);
  const earlier = orders.filter((order) => !isShown(order));
  const cards = (of: readonly Order[]) => (
    <Cards>
      {of.map((one) => (
        <MyOrderCard key={one.id} order={one} onChanged={onChanged} />
      ))}
    </Cards>
  );
  if (earlier.length === orders.length) return cards(orders);
  return (
    <>
      <div className={css.followed}>
        {orders.filter(isShown).map((one) => (
          <MyOrderCard key={one.id} order={one} onChanged={onChanged} />
        ))}
      </div>
      {earlier.length > 0 && (
        <details className={css.earlier}>
          <summary>{t('mine.earlier', { count: earlier.length })}</summary>
          {cards(earlier)}
        </details>
      )}
    </>
  );
}

/** Lists the orders that a person has placed, with their present state. */
export const MyOrders = withNamespaces(OrderCards, { order });
