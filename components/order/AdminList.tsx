import { useTranslation } from 'next-i18next/pages';
import { Cards } from '@/components/ui/Card';
import { EmptyState } from '@/components/ui/EmptyState';
import { Filters } from '@/components/ui/Filters';
import { PagedList } from '@/components/ui/PagedList';
import { SkeletonRows } from '@/components/ui/Skeletons';
import { useAllOrders, useCouriers, type OrderFilters } from '@/context/data/orders';
import { usePersonName } from '@/context/usePersonName';
import { ORDER_STATES } from '@/lib/domain/order/types';
import { isDay } from '@/lib/domain/time/day';
import { addressOf, addressReader, type AddressQuery } from '@/lib/forms/address';
import { useAddressFilters } from '@/lib/hooks/useAddressFilters';
import { AdminOrderCard } from './AdminOrderCard';

/** All orders by state, courier and day; the filters stand in the address. */
export function AdminList() {
  const { t } = useTranslation('order');
  const nameOf = usePersonName();
  const { filters, change, hrefOf } = useAddressFilters(read, write);
  const { remote, reload } = useAllOrders(filters);
  const couriers = useCouriers();
  const people = couriers.remote.status === 'ready' ? couriers.remote.data : [];
  return (
    <>
      <Filters>
        <label>
          {t('admin.state')}
          <select
            className="form-select"
            value={filters?.state ?? ''}
            onChange={({ target }) => change({ state: ORDER_STATES.find((state) => state === target.value) })}
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
            onChange={({ target }) => change({ courier: Number(target.value) || undefined })}
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
      </Filters>
      <PagedList
        of={remote}
        skeleton={<SkeletonRows count={8} />}
        onRetry={reload}
        hrefOf={(page) => hrefOf({ page })}
        nothing={<EmptyState title={t('admin.empty')} text={t('admin.emptyText')} />}
      >
        {(data) => (
          <Cards>
            {data.map((order) => (
              <AdminOrderCard key={order.id} order={order} couriers={people} onChanged={reload} />
            ))}
          </Cards>
        )}
      </PagedList>
    </>
  );
}

function read(query: AddressQuery): OrderFilters {
  const given = addressReader(query);
  const day = given.text('day', 10);
  return {
    state: given.oneOf('state', ORDER_STATES),
    courier: given.number('courier'),
    day: isDay(day) ? day : undefined,
    page: given.page(),
  };
}

const write = ({ state, courier, day, page }: OrderFilters) => addressOf({ state, courier, day, page });
