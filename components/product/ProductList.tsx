import { BadgeCheck } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { useRouter } from 'next/router';
import { useMemo } from 'react';
import { EmptyState } from '@/components/ui/EmptyState';
import { Pagination } from '@/components/ui/Pagination';
import { RemoteView } from '@/components/ui/RemoteView';
import { SearchField } from '@/components/ui/SearchField';
import { SkeletonRows } from '@/components/ui/Skeletons';
import { PRODUCT_STATES, useProducts, type ProductFilters } from '@/context/data/products';
import { useLanguage } from '@/context/LanguageContext';
import { useRole } from '@/context/RoleContext';
import { CATEGORIES } from '@/lib/domain/product/types';
import { useKeptPlace } from '@/lib/hooks/useKeptPlace';
import css from '@/components/product/ProductView.module.scss';
import { ProductRows } from './ProductRows';

/** All products: search in both scripts, one aisle or all, for Admin what is left to do; it stands in the address. */
export function ProductList() {
  const { t } = useTranslation(['product', 'common']);
  const { may } = useRole();
  const { filters, change, hrefOf } = useProductFilters();
  const { remote, reload } = useProducts(filters);
  useKeptPlace(remote.status === 'ready');
  return (
    <>
      <div className={css.bar}>
        <SearchField
          value={filters?.q ?? ''}
          onChange={(q) => change({ q })}
          label={t('list.search')}
          placeholder={t('list.searchHint')}
        />
        <label>
          <span className="visually-hidden">{t('list.aisle')}</span>
          <select
            className="form-select"
            value={filters?.category ?? ''}
            onChange={({ target }) => change({ category: target.value || undefined })}
          >
            <option value="">{t('list.allAisles')}</option>
            {CATEGORIES.map((category) => (
              <option key={category} value={category}>
                {t(`category.${category}`)}
              </option>
            ))}
          </select>
        </label>
        {may('products.verify') && (
          <label>
            <span className="visually-hidden">{t('list.state')}</span>
            <select
              className="form-select"
              value={filters?.state ?? ''}
              onChange={({ target }) =>
                change({ state: PRODUCT_STATES.find((state) => state === target.value) })
              }
            >
              <option value="">{t('list.anyState')}</option>
              {PRODUCT_STATES.map((state) => (
                <option key={state} value={state}>
                  {t(`list.${state}`)}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      <RemoteView of={remote} skeleton={<SkeletonRows count={10} />} onRetry={reload}>
        {({ data, pagination }) =>
          data.length === 0 ? (
            <EmptyState title={t('empty.title')} text={t('empty.text')} picture="pomegranate">
              <Link href="/products/new" className="btn btn-primary">
                {t('list.create')}
              </Link>
            </EmptyState>
          ) : (
            <>
              <p className={css.count} role="status">
                {t('list.count', { count: pagination.total })}
                <span>
                  <BadgeCheck size={16} aria-hidden /> {t('list.verifiedMeans')}
                </span>
              </p>
              <ProductRows products={data} />
              <Pagination page={pagination.page} pageCount={pagination.pageCount} hrefOf={hrefOf} />
            </>
          )
        }
      </RemoteView>
    </>
  );
}

function useProductFilters() {
  const { isReady, query, pathname, replace } = useRouter();
  const { language } = useLanguage();
  const filters = useMemo<ProductFilters | null>(() => {
    if (!isReady) return null;
    return {
      q: String(query.q ?? '').slice(0, 150),
      category: CATEGORIES.find((category) => category === query.category),
      state: PRODUCT_STATES.find((state) => state === query.state),
      page: Math.max(1, Math.floor(Number(query.page)) || 1),
      language,
    };
  }, [isReady, language, query]);
  const written = (next: ProductFilters) => ({
    ...(next.q && { q: next.q }),
    ...(next.category && { category: next.category }),
    ...(next.state && { state: next.state }),
    ...(next.page > 1 && { page: String(next.page) }),
  });
  return {
    filters,
    change(part: Partial<ProductFilters>) {
      if (!filters) return;
      replace({ pathname, query: written({ ...filters, page: 1, ...part }) }, undefined, {
        shallow: true,
        scroll: false,
      });
    },
    hrefOf(page: number) {
      const search = new URLSearchParams(filters ? written({ ...filters, page }) : {}).toString();
      return search ? `${pathname}?${search}` : pathname;
    },
  };
}
