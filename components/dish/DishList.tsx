import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { ListCount, ListFrame, NothingFound } from '@/components/ui/ListFrame';
import { Pagination } from '@/components/ui/Pagination';
import { RemoteView } from '@/components/ui/RemoteView';
import { useDishes, useHasWishes } from '@/context/data/dishes';
import {
  countFilters,
  NO_FILTERS,
  readFilters,
  SORTS,
  writeFilters,
  type DishFilters,
} from '@/lib/forms/dish/filters';
import { useAddressFilters } from '@/lib/hooks/useAddressFilters';
import { useKeptPlace } from '@/lib/hooks/useKeptPlace';
import { ClearFilters, DishFilterPanel } from './DishFilterPanel';
import { DishGrid, DishGridSkeleton } from './DishGrid';

/** All public recipes: search, filters, order and pages, all of it in the address. */
export function DishList() {
  const { t } = useTranslation('dish');
  const { filters: given, change, hrefOf } = useAddressFilters(readFilters, writeFilters);
  const hasWishes = useHasWishes();
  // "fits me" in a shared address says nothing to who has no wishes
  const filters = given && { ...given, fits: given.fits && hasWishes };
  const { remote, reload } = useDishes(filters);
  useKeptPlace(remote.status === 'ready');
  const { q, sort } = filters ?? NO_FILTERS;
  const count = filters ? countFilters(filters) : 0;
  const title = t('filter.title');
  return (
    <ListFrame
      q={q}
      onSearch={(text) => change({ q: text })}
      sort={sort}
      sorts={SORTS.map((value) => ({
        value,
        label: value === 'newest' && q ? t('sort.best') : t(`sort.${value}`),
      }))}
      onSort={(chosen) => change({ sort: chosen })}
      panel={filters && <DishFilterPanel filters={filters} onChange={change} />}
      words={{
        search: t('list.search'),
        searchHint: t('list.searchHint'),
        sort: t('sort.label'),
        filters: title,
        filtersCount: count > 0 ? t('filter.titleCount', { count }) : title,
        results: t('list.results'),
      }}
    >
      <RemoteView of={remote} skeleton={<ResultsSkeleton />} onRetry={reload}>
        {({ data, pagination }) =>
          data.length === 0 ? (
            <Nothing filters={filters} onChange={change} />
          ) : (
            <>
              <ListCount>{t('list.count', { count: pagination.total })}</ListCount>
              <DishGrid dishes={data} />
              <Pagination page={pagination.page} pageCount={pagination.pageCount} hrefOf={hrefOf} />
            </>
          )
        }
      </RemoteView>
    </ListFrame>
  );
}

const ResultsSkeleton = () => (
  <>
    <ListCount isLoading>…</ListCount>
    <DishGridSkeleton />
  </>
);

interface NothingProps {
  readonly filters: DishFilters | null;
  readonly onChange: (part: Partial<DishFilters>) => void;
}

function Nothing({ filters, onChange }: NothingProps) {
  const { t } = useTranslation('dish');
  const q = filters?.q;
  const isNarrowLanguage = filters !== null && !q && filters.language !== 'all';
  return (
    <NothingFound
      title={q ? t('empty.search', { q }) : t('empty.title')}
      text={t(q ? 'empty.searchHelp' : 'empty.help')}
      clear={filters && countFilters(filters) > 0 && <ClearFilters filters={filters} onChange={onChange} />}
      tries={[
        Boolean(q) && [t('empty.clearSearch'), () => onChange({ q: '' })],
        isNarrowLanguage && [t('empty.bothLanguages'), () => onChange({ language: 'all' })],
      ]}
      create={
        <Link href="/dishes/new" className="btn btn-primary">
          {t('empty.create')}
        </Link>
      }
    />
  );
}
