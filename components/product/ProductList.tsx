import { BadgeCheck } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { Icon } from '@/components/ui/Icon';
import { BarSelect } from '@/components/ui/inputs/FilterFields';
import { LinkButton } from '@/components/ui/inputs/LinkButton';
import { SearchField } from '@/components/ui/inputs/SearchField';
import { TableOrList } from '@/components/ui/table/TableOrList';
import { ViewTabs } from '@/components/ui/table/ViewTabs';
import {
  PRODUCT_SORTS,
  PRODUCT_STATES,
  PRODUCT_VIEWS,
  useProductCounts,
  useProducts,
  type ProductFilters,
} from '@/context/product/products';
import { useLanguage } from '@/context/LanguageContext';
import { useRole } from '@/context/RoleContext';
import { CATEGORIES } from '@/lib/domain/product/types';
import { countWord } from '@/lib/format/number';
import { addressOf, addressReader, type AddressQuery } from '@/lib/forms/address/values';
import { useAddressFilters } from '@/lib/hooks/useAddressFilters';
import { useWide } from '@/lib/hooks/useWide';
import css from './ProductList.module.scss';
import { ProductRows } from './ProductRows';
import { LazyProductTable } from './ProductTable.lazy';

/**
 * Lists the products, with a search in both scripts and an aisle filter, for Admin also by open tasks; all of it is
 * kept in the URL.
 */
export function ProductList() {
  const { t } = useTranslation(['product', 'aisle', 'common']);
  const { may } = useRole();
  const { filters, change, hrefOf } = useProductFilters();
  const found = useProducts(filters);
  const isTable = useWide() && may('products.verify');
  const counts = useProductCounts(isTable ? filters : null);
  return (
    <>
      {isTable && filters && (
        <ViewTabs
          label={t('list.state')}
          views={PRODUCT_VIEWS}
          value={filters.state ?? 'all'}
          hrefOf={(view) => hrefOf({ state: view === 'all' ? undefined : view, page: 1 })}
          wordOf={(view) => t(`list.${view}`)}
          countOf={(view) => countWord(counts.get(view), filters.language)}
        />
      )}
      <div className={css.bar}>
        <SearchField
          value={filters?.q ?? ''}
          onChange={(q) => change({ q })}
          label={t('list.search')}
          placeholder={t('list.searchHint')}
        />
        <BarSelect
          label={t('list.aisle')}
          none={t('list.allAisles')}
          value={filters?.category}
          options={CATEGORIES.map((value) => ({ value, label: t(`aisle:name.${value}`) }))}
          onChange={(category) => change({ category })}
        />
        {may('products.verify') && !isTable && (
          <BarSelect
            label={t('list.state')}
            none={t('list.anyState')}
            value={filters?.state}
            options={PRODUCT_STATES.map((value) => ({ value, label: t(`list.${value}`) }))}
            onChange={(state) => change({ state })}
          />
        )}
      </div>
      <TableOrList
        read={found}
        isTable={isTable}
        skeletons={10}
        hrefOf={hrefOf}
        nothing={
          <EmptyState title={t('empty.title')} text={t('empty.text')} picture="pomegranate">
            <LinkButton href="/products/new" tone="primary">
              {t('list.create')}
            </LinkButton>
          </EmptyState>
        }
        table={(products, total) =>
          filters && (
            <LazyProductTable {...{ products, total, filters }} onSort={(sort) => change({ sort })} />
          )
        }
        list={(products, total) => (
          <>
            <p className={css.count} role="status">
              {t('list.count', { count: total })}
              <span>
                <Icon of={BadgeCheck} size={16} /> {t('list.verifiedMeans')}
              </span>
            </p>
            <ProductRows products={products} />
          </>
        )}
      />
    </>
  );
}

type Address = Omit<ProductFilters, 'language'>;

function read(query: AddressQuery): Address {
  const given = addressReader(query);
  return {
    q: given.q(),
    category: given.oneOf('category', CATEGORIES),
    state: given.oneOf('state', PRODUCT_STATES),
    sort: given.sort(PRODUCT_SORTS),
    page: given.page(),
  };
}

const write = ({ q, category, state, sort, page }: Address) => addressOf({ q, category, state, sort, page });

/** Reads and changes the filters in the URL. */
export function useProductFilters() {
  const { language } = useLanguage();
  const address = useAddressFilters<Address>(read, write);
  return { ...address, filters: address.filters && { ...address.filters, language } };
}
