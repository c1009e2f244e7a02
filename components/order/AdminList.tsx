import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { useMemo } from 'react';
import { EmptyState } from '@/components/ui/EmptyState';
import { Pagination } from '@/components/ui/Pagination';
import { RemoteView } from '@/components/ui/RemoteView';
import { SkeletonRows } from '@/components/ui/Skeletons';
import { useAllOrders, useCouriers, type OrderFilters } from '@/context/data/orders';
import { usePersonName } from '@/context/usePersonName';
import { ORDER_STATES } from '@/lib/domain/order/types';
import { isDay } from '@/lib/domain/time/day';
import css from '@/components/ui/OrderCard.module.scss';
import { AdminOrderCard } from './AdminOrderCard';

/** All orders by state, courier and day; the filters stand in the address. */
export function AdminList() {
  const { t } = useTranslation('order');
  const nameOf = usePersonName();
  const { filters, change, hrefOf } = useOrderFilters();
  const { remote, reload } = useAllOrders(filters);
  const couriers = useCouriers();
  const people = couriers.remote.status === 'ready' ? couriers.remote.data : [];
  return (
    <>
      <div className={css.filters}>
        <label>
          {t('admin.state')}
          <select
            className="form-select"
            value={filters?.state ?? ''}
            onChange={({ target }) => change({ state: target.value || undefined })}
          >
            <option value="">{t('admin.allStates')}</option>
            {ORDER_STATES.map((state) => (
              <option key={state} value={state}>
                {t(`state.${state}`)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {t('admin.courier')}
          <select
            className="form-select"
            value={filters?.courier ?? ''}
            onChange={({ target }) => change({ courier: target.value || undefined })}
          >
            <option value="">{t('admin.allCouriers')}</option>
            {people.map(({ id, Name }) => (
              <option key={id} value={id}>
                {nameOf(Name)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {t('admin.day')}
          <input
            type="date"
            className="form-control"
            value={filters?.day ?? ''}
            onChange={({ target }) => change({ day: target.value || undefined })}
          />
        </label>
      </div>
      <RemoteView of={remote} skeleton={<SkeletonRows count={8} />} onRetry={reload}>
        {({ data, pagination }) =>
          data.length === 0 ? (
            <EmptyState title={t('admin.empty')} text={t('admin.emptyText')} />
          ) : (
            <>
              <div className={css.cards}>
                {data.map((order) => (
                  <AdminOrderCard key={order.id} order={order} couriers={people} onChanged={reload} />
                ))}
              </div>
              <Pagination page={pagination.page} pageCount={pagination.pageCount} hrefOf={hrefOf} />
            </>
          )
        }
      </RemoteView>
    </>
  );
}

function useOrderFilters() {
  const { isReady, query, pathname, replace } = useRouter();
  const filters = useMemo<OrderFilters | null>(() => {
    if (!isReady) return null;
    return {
      state: ORDER_STATES.find((state) => state === query.state),
      courier: Number(query.courier) || undefined,
      day: isDay(query.day) ? query.day : undefined,
      page: Math.max(1, Math.floor(Number(query.page)) || 1),
    };
  }, [isReady, query]);
  const written = (part: Record<string, string | undefined>) =>
    Object.fromEntries(Object.entries({ ...query, ...part }).filter(([, value]) => value)) as Record<
      string,
      string
    >;
  return {
    filters,
    change: (part: Record<string, string | undefined>) =>
      void replace({ pathname, query: written({ ...part, page: undefined }) }, undefined, {
        shallow: true,
        scroll: false,
      }),
    hrefOf: (page: number) => `${pathname}?${new URLSearchParams(written({ page: String(page) }))}`,
  };
}
