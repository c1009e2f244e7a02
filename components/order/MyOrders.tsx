import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { useRouter } from 'next/router';
import { EmptyState } from '@/components/ui/EmptyState';
import { Pagination } from '@/components/ui/Pagination';
import { RemoteView } from '@/components/ui/RemoteView';
import { SkeletonRows } from '@/components/ui/Skeletons';
import { useMyOrders } from '@/context/data/orders';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import order from '@/locales/en/order.json';
import css from '@/styles/order.module.scss';
import { MyOrderCard } from './MyOrderCard';

function OrderCards() {
  const { t } = useTranslation('order');
  const { query, pathname } = useRouter();
  const page = Math.max(1, Math.floor(Number(query.page)) || 1);
  const { remote, reload } = useMyOrders(page);
  return (
    <RemoteView of={remote} skeleton={<SkeletonRows count={6} />} onRetry={reload}>
      {({ data, pagination }) =>
        data.length === 0 ? (
          <EmptyState title={t('mine.empty')} text={t('mine.emptyText')}>
            <Link href="/shoplist" className="btn btn-primary">
              {t('mine.lists')}
            </Link>
          </EmptyState>
        ) : (
          <>
            <div className={css.cards}>
              {data.map((one) => (
                <MyOrderCard key={one.id} order={one} onChanged={reload} />
              ))}
            </div>
            <Pagination
              page={pagination.page}
              pageCount={pagination.pageCount}
              hrefOf={(at) => `${pathname}?page=${at}`}
            />
          </>
        )
      }
    </RemoteView>
  );
}

/** The orders that a person has placed, as they stand now. */
export const MyOrders = withNamespaces(OrderCards, { order });
