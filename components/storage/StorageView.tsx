import { useTranslation } from 'next-i18next/pages';
import { useMemo, useState } from 'react';
import { Cards } from '@/components/ui/Card';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { Filters } from '@/components/ui/inputs/Filters';
import { Foremost } from '@/components/ui/lists/Foremost';
import { MoreButton } from '@/components/ui/inputs/MoreButton';
import { RemoteView } from '@/components/ui/feedback/RemoteView';
import { SearchField } from '@/components/ui/inputs/SearchField';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';
import { ViewTabs } from '@/components/ui/table/ViewTabs';
import { useStocks } from '@/context/storage/stocks';
import { useLanguage } from '@/context/LanguageContext';
import { useRole } from '@/context/RoleContext';
import { productName } from '@/lib/domain/product/record';
import type { Stock } from '@/lib/domain/storage/record';
import type { Day } from '@/lib/domain/time/day';
import { addressOf, addressReader, type AddressQuery } from '@/lib/forms/address/values';
import {
  STOCK_SHOWS,
  STOCK_SORTS,
  stockCounts,
  stockRows,
  type StockFilters,
  type StockRow,
} from '@/lib/forms/storage/rows';
import { countWord } from '@/lib/format/number';
import { DEFAULT_TIME_ZONE } from '@/lib/format/moment';
import { useAddressFilters } from '@/lib/hooks/useAddressFilters';
import { useToday } from '@/lib/hooks/useToday';
import { useWide } from '@/lib/hooks/useWide';
import { StockCard } from './StockCard';
import { LazyStockTable } from './StockTable.lazy';
import { LazyStorageActions } from './StorageActions.lazy';
const AT_ONCE = 24;
const NONE: readonly Stock[] = [];

/** Lists the stock by product, each lot with its place; the filters are kept in the URL. */
export function StorageView() {
  const { t } = useTranslation('storage');
  const { filters, change, hrefOf } = useAddressFilters<StockFilters>(read, write);
  const { remote, reload } = useStocks();
  const { language } = useLanguage();
  const { day } = useToday(DEFAULT_TIME_ZONE);
  const stocks = remote.status === 'ready' ? remote.data : NONE;
  const isWide = useWide();
  const reader = useMemo(
    () => ({ today: day, nameOf: (product: StockRow['product']) => productName(product, language) }),
    [day, language],
  );
  const shown = useMemo(() => (filters ? stockRows(stocks, filters, reader) : []), [stocks, filters, reader]);
  const counts = useMemo(
    () => (isWide && stocks.length > 0 ? stockCounts(stocks, filters?.q ?? '', reader) : undefined),
    [isWide, stocks, filters, reader],
  );
  return (
    <>
      {isWide && filters && (
        <ViewTabs
          label={t('show')}
          views={STOCK_SHOWS}
          value={filters.show}
          hrefOf={(show) => hrefOf({ show, page: 1 })}
          wordOf={(show) => t(show)}
          countOf={(show) => countWord(counts?.[show], language)}
        />
      )}
      <Foremost>
        <Filters>
          <SearchField value={filters?.q ?? ''} onChange={(q) => change({ q })} label={t('search')} />
          {!isWide && (
            <label>
              <span className="visually-hidden">{t('show')}</span>
              <select
                className="form-select"
                value={filters?.show ?? 'all'}
                onChange={({ target }) => change({ show: STOCK_SHOWS.find((one) => one === target.value) })}
              >
                {STOCK_SHOWS.map((one) => (
                  <option key={one} value={one}>
                    {t(one)}
                  </option>
                ))}
              </select>
            </label>
          )}
          <LazyStorageActions stocks={shown.flatMap(({ lots }) => lots)} onChanged={reload} />
        </Filters>
      </Foremost>
      <RemoteView of={remote} skeleton={<SkeletonRows count={8} />} onRetry={reload}>
        {() =>
          filters && (
            <Products
              isEmpty={stocks.length === 0}
              today={day}
              {...{ shown, filters, change, hrefOf }}
              onChanged={reload}
            />
          )
        }
      </RemoteView>
    </>
  );
}

function read(query: AddressQuery): StockFilters {
  const given = addressReader(query);
  return {
    q: given.q(),
    show: given.oneOf('show', STOCK_SHOWS) ?? 'all',
    sort: given.sort(STOCK_SORTS),
    page: given.page(),
  };
}

const write = ({ q, show, sort, page }: StockFilters) =>
  addressOf({ q, show: show === 'all' ? undefined : show, sort, page });

interface ProductsProps {
  readonly isEmpty: boolean;
  readonly shown: readonly StockRow[];
  readonly today: Day;
  readonly filters: StockFilters;
  readonly change: (part: Partial<StockFilters>) => void;
  readonly hrefOf: (part: Partial<StockFilters>) => string;
  readonly onChanged: () => void;
}

function Products({ isEmpty, shown, today, filters, change, hrefOf, onChanged }: ProductsProps) {
  const { t } = useTranslation('storage');
  const { role } = useRole();
  const isTable = useWide() && role === 'Admin';
  const [most, setMost] = useState(AT_ONCE);
  if (isEmpty) return <EmptyState title={t('empty')} text={t('emptyText')} />;
  if (shown.length === 0) return <EmptyState title={t('noneFound')} text={t('noneFoundText')} />;
  if (isTable)
    return (
      <LazyStockTable
        rows={shown}
        {...{ today, filters, hrefOf, onChanged }}
        onSort={(sort) => change({ sort })}
      />
    );
  return (
    <>
      <Cards>
        {shown.slice(0, most).map(({ product, lots }) => (
          <StockCard key={product.id} product={product} lots={lots} today={today} onChanged={onChanged} />
        ))}
      </Cards>
      {shown.length > most && (
        <MoreButton onClick={() => setMost(most + AT_ONCE)}>
          {t('more', { count: shown.length - most })}
        </MoreButton>
      )}
    </>
  );
}
