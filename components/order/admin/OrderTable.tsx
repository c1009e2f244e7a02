import { Bike, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { DialogFrame } from '@/components/ui/dialogs/DialogFrame';
import { Tag } from '@/components/ui/Tag';
import type { BulkAction, Column } from '@/components/ui/table/column';
import { DataTable } from '@/components/ui/table/DataTable';
import { useOpened } from '@/components/ui/table/useOpened';
import { useBulkCalls } from '@/context/remote/bulk';
import { useEveryOrder, type OrderFilters } from '@/context/order/orders';
import { usePersonName } from '@/context/people/usePersonName';
import { addressText, isLate, type Order } from '@/lib/domain/order/record';
import { isOpen } from '@/lib/domain/order/states';
import { DEFAULT_TIME_ZONE, momentIn } from '@/lib/format/moment';
import { formatDate } from '@/lib/format/time';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import table from '@/locales/en/table.json';
import { AdminOrderCard } from './AdminOrderCard';
import { StateTag } from '@/components/order/StateTag';
import { useOrderWords } from '@/components/order/useOrderWords';

type Couriers = readonly { readonly id: number; readonly Name: string }[];
interface OrderTableProps {
  readonly orders: readonly Order[];
  readonly couriers: Couriers;
  readonly total: number;
  readonly filters: OrderFilters;
  readonly onSort: (sort: OrderFilters['sort']) => void;
  readonly onChanged: () => void;
}

/** Table of all orders, one row each; a row opens the whole order. */
function Table({ orders, couriers, total, filters, onSort, onChanged }: OrderTableProps) {
  const { t } = useTranslation('order');
  const { changed } = useBulkCalls();
  const { opened, opens, close } = useOpened(orders);
  return (
    <>
      <DataTable
        name="orders"
        caption={t('admin.list')}
        rows={orders}
        columns={useOrderColumns()}
        opens={opens}
        sort={filters.sort ?? '-number'}
        onSort={onSort}
        all={useEveryOrder(filters)}
        actions={useOrderActions(couriers)}
        onChanged={() => changed('orders')}
      >
        <p role="status">{t('admin.count', { count: total })}</p>
      </DataTable>
      {opened && (
        <DialogFrame title={t('number', { number: opened.number })} size="lg" onClose={close}>
          <AdminOrderCard order={opened} couriers={couriers} onChanged={onChanged} />
        </DialogFrame>
      )}
    </>
  );
}

export const OrderTable = withNamespaces(Table, { table });

function useOrderColumns(): readonly Column<Order>[] {
  const { t } = useTranslation('order');
  const nameOf = usePersonName();
  const { language, windowHours, money, district, instant } = useOrderWords();
  const [now] = useState(() => Date.now());
  const dayOf = ({ wantedFrom }: Order) =>
    formatDate(momentIn(DEFAULT_TIME_ZONE, new Date(wantedFrom)).day, language, 'short');
  const told = (order: Order) =>
    isLate(order, now) ? t('courier.late') : order.isUnconfirmed ? t('admin.unconfirmed') : null;
  return [
    {
      key: 'number',
      label: t('admin.number'),
      sort: 'number',
      text: ({ number }) => t('number', { number }),
      value: ({ number }) => number,
    },
    {
      key: 'state',
      label: t('admin.state'),
      sort: 'state',
      text: ({ state }) => t(`state.${state}`),
      cell: ({ state }) => <StateTag state={state} />,
    },
    {
      key: 'note',
      label: t('admin.show'),
      text: told,
      cell: (order) =>
        told(order) && (
          <Tag icon={TriangleAlert} tone="attention">
            {told(order)}
          </Tag>
        ),
    },
    {
      key: 'window',
      label: t('admin.window'),
      sort: 'wantedFrom',
      text: (order) => `${dayOf(order)}, ${windowHours(order)}`,
      value: ({ wantedFrom }) => wantedFrom,
    },
    {
      key: 'recipient',
      label: t('admin.recipient'),
      sort: 'recipient',
      text: ({ recipient }) => recipient && nameOf(recipient.Name),
    },
    { key: 'district', label: t('admin.district'), sort: 'district', text: district },
    {
      key: 'address',
      label: t('admin.address'),
      sort: 'street',
      isExtra: true,
      text: ({ address }) => address && addressText(address),
    },
    {
      key: 'courier',
      label: t('admin.courier'),
      sort: 'courier',
      text: ({ courier }) => courier && nameOf(courier.Name),
    },
    {
      key: 'lines',
      label: t('admin.lines'),
      sort: 'lineCount',
      isExtra: true,
      isFigure: true,
      text: ({ lineCount }) => String(lineCount),
      value: ({ lineCount }) => lineCount,
    },
    {
      key: 'placed',
      label: t('figures.placed'),
      sort: 'createdAt',
      isExtra: true,
      isFigure: true,
      text: ({ createdAt }) => instant(createdAt),
      value: ({ createdAt }) => createdAt,
    },
    {
      key: 'toPay',
      label: t('admin.toPay'),
      sort: 'toPayTetri',
      isFigure: true,
      text: ({ toPayTetri }) => money(toPayTetri),
      value: ({ toPayTetri }) => toPayTetri / 100,
    },
  ];
}

function useOrderActions(couriers: Couriers): readonly BulkAction<Order>[] {
  const { t } = useTranslation('order');
  const nameOf = usePersonName();
  const { assign } = useBulkCalls();
  if (couriers.length === 0) return [];
  return [
    {
      key: 'assign',
      label: t('admin.assignMany'),
      icon: Bike,
      choices: couriers.map(({ id, Name }) => ({ value: String(id), label: nameOf(Name) })),
      fits: ({ state }) => isOpen(state),
      run: ({ id }, courier) => assign(id, Number(courier)),
    },
  ];
}
