import { useTranslation } from 'next-i18next/pages';
import { Cards } from '@/components/ui/Card';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { Filters } from '@/components/ui/inputs/Filters';
import { TableOrList } from '@/components/ui/table/TableOrList';
import { ViewTabs } from '@/components/ui/table/ViewTabs';
import {
  ORDER_SHOWS,
  ORDER_SORTS,
  ORDER_VIEWS,
  useAllOrders,
  useCouriers,
  useOrderCounts,
  type OrderFilters,
} from '@/context/order/orders';
import { useLanguage } from '@/context/LanguageContext';
import { usePersonName } from '@/context/people/usePersonName';
import { ORDER_STATES } from '@/lib/domain/order/types';
import { isDay } from '@/lib/domain/time/day';
import { countWord } from '@/lib/format/number';
import { addressOf, addressReader, type AddressQuery } from '@/lib/forms/address/values';
import { useAddressFilters } from '@/lib/hooks/useAddressFilters';
import { useWide } from '@/lib/hooks/useWide';
import { AdminOrderCard } from './AdminOrderCard';
import { LazyOrderTable } from './OrderTable.lazy';

/** Shows all orders by state, courier and day; the filters are kept in the URL. */
export function AdminList() {
  const { t } = useTranslation('order');
  const nameOf = usePersonName();
  const { filters, change, hrefOf } = useAddressFilters<OrderFilters>(read, write);
  const found = useAllOrders(filters);
  const isWide = useWide();
  const counts = useOrderCounts(isWide ? filters : null);
  const { language } = useLanguage();
  const couriers = useCouriers();
  const people = couriers.remote.status === 'ready' ? couriers.remote.data : [];
  const showWord = (view: (typeof ORDER_VIEWS)[number]) =>
    t(view === 'all' ? 'admin.showAll' : view === 'late' ? 'courier.late' : 'admin.unconfirmed');
  return (
    <>
      {isWide && filters && (
        <ViewTabs
          label={t('admin.show')}
          views={ORDER_VIEWS}
          value={filters.show ?? 'all'}
          hrefOf={(view) => hrefOf({ show: view === 'all' ? undefined : view, page: 1 })}
          wordOf={showWord}
          countOf={(view) => countWord(counts.get(view), language)}
        />
      )}
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
        {!isWide && filters?.show && (
          <label>
            {t('admin.show')}
            <select
              className="form-select"
              value={filters.show}
              onChange={({ target }) => change({ show: ORDER_SHOWS.find((show) => show === target.value) })}
            >
              <option value="">{t('admin.showAll')}</option>
              {ORDER_SHOWS.map((show) => (
                <option key={show} value={show}>
                  {showWord(show)}
                </option>
              ))}
            </select>
          </label>
        )}
      </Filters>
      <TableOrList
        read={found}
        isTable={isWide}
        skeletons={8}
        hrefOf={hrefOf}
        nothing={<EmptyState title={t('admin.empty')} text={t('admin.emptyText')} />}
        table={(data, total) =>
          filters && (
            <LazyOrderTable
              orders={data}
              couriers={people}
              {...{ total, filters }}
              onSort={(sort) => change({ sort })}
              onChanged={found.reload}
            />
          )
        }
        list={(data) => (
          <Cards>
            {data.map((order) => (
              <AdminOrderCard key={order.id} order={order} couriers={people} onChanged={found.reload} />
            ))}
          </Cards>
        )}
      />
    </>
  );
}

function read(query: AddressQuery): OrderFilters {
  const given = addressReader(query);
  const day = given.text('day', 10);
  return {
    state: given.oneOf('state', ORDER_STATES),
    show: given.oneOf('show', ORDER_SHOWS),
    courier: given.number('courier'),
    day: isDay(day) ? day : undefined,
    sort: given.sort(ORDER_SORTS),
    page: given.page(),
  };
}

const write = ({ state, show, courier, day, sort, page }: OrderFilters) =>
  addressOf({ state, show, courier, day, sort, page });
