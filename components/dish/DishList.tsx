import { SlidersHorizontal } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { useState } from 'react';
import { EmptyState } from '@/components/ui/EmptyState';
import { Pagination } from '@/components/ui/Pagination';
import { RemoteView } from '@/components/ui/RemoteView';
import { SearchField } from '@/components/ui/SearchField';
import { useDishes, type DishPage } from '@/context/data/dishes';
import { countFilters, SORTS, type DishFilters, type Sort } from '@/lib/domain/dish/filters';
import { useKeptPlace } from '@/lib/hooks/useKeptPlace';
import css from '@/styles/dishList.module.scss';
import { ClearFilters, DishFilterPanel } from './DishFilterPanel';
import { DishGrid, DishGridSkeleton } from './DishGrid';
import { useDishFilters } from './useDishFilters';

/** All public recipes: search, filters, order and pages, all of it in the address. */
export function DishList() {
  const { t } = useTranslation('dish');
  const { filters, change, hrefOf } = useDishFilters();
  const { remote, reload } = useDishes(filters);
  const [isOpen, setOpen] = useState(false);
  useKeptPlace(remote.status === 'ready');
  const count = filters ? countFilters(filters) : 0;
  return (
    <div className={css.layout}>
      <div className={css.bar}>
        <SearchField
          value={filters?.q ?? ''}
          onChange={(q) => change({ q })}
          label={t('list.search')}
          placeholder={t('list.searchHint')}
        />
        <SortSelect filters={filters} onChange={(sort) => change({ sort })} />
        <button
          type="button"
          className={`btn btn-outline-secondary ${css.toggle}`}
          aria-expanded={isOpen}
          aria-controls="dish-filters"
          onClick={() => setOpen(!isOpen)}
        >
          <SlidersHorizontal size={18} aria-hidden />
          {count > 0 ? t('filter.titleCount', { count }) : t('filter.title')}
        </button>
      </div>
      <aside id="dish-filters" aria-label={t('filter.title')} className={css.side} data-open={isOpen}>
        {filters && <DishFilterPanel filters={filters} onChange={change} />}
      </aside>
      <section aria-label={t('list.results')} className={css.results}>
        <RemoteView of={remote} skeleton={<ResultsSkeleton />} onRetry={reload}>
          {(page) => <Results page={page} filters={filters} onChange={change} hrefOf={hrefOf} />}
        </RemoteView>
      </section>
    </div>
  );
}

const ResultsSkeleton = () => (
  <>
    <p className={css.count}>…</p>
    <DishGridSkeleton />
  </>
);

interface ResultsProps {
  readonly page: DishPage;
  readonly filters: DishFilters | null;
  readonly onChange: (part: Partial<DishFilters>) => void;
  readonly hrefOf: (page: number) => string;
}

function Results({ page, filters, onChange, hrefOf }: ResultsProps) {
  const { t } = useTranslation('dish');
  const { data, pagination } = page;
  if (data.length === 0) return <NothingFound filters={filters} onChange={onChange} />;
  return (
    <>
      <p className={css.count} role="status">
        {t('list.count', { count: pagination.total })}
      </p>
      <DishGrid dishes={data} />
      <Pagination page={pagination.page} pageCount={pagination.pageCount} hrefOf={hrefOf} />
    </>
  );
}

/** Says what could be tried instead, and takes what narrows the list away at a tap. */
function NothingFound({ filters, onChange }: Pick<ResultsProps, 'filters' | 'onChange'>) {
  const { t } = useTranslation('dish');
  const isNarrowed = filters !== null && countFilters(filters) > 0;
  const q = filters?.q;
  const isNarrowLanguage = filters !== null && !q && filters.language !== 'all';
  return (
    <EmptyState
      title={q ? t('empty.search', { q }) : t('empty.title')}
      text={t(q ? 'empty.searchHelp' : 'empty.help')}
    >
      {q && (
        <button type="button" className="btn btn-outline-secondary" onClick={() => onChange({ q: '' })}>
          {t('empty.clearSearch')}
        </button>
      )}
      {isNarrowed && <ClearFilters filters={filters} onChange={onChange} />}
      {isNarrowLanguage && (
        <button
          type="button"
          className="btn btn-outline-secondary"
          onClick={() => onChange({ language: 'all' })}
        >
          {t('empty.bothLanguages')}
        </button>
      )}
      <Link href="/dishes/new" className="btn btn-primary">
        {t('empty.create')}
      </Link>
    </EmptyState>
  );
}

function SortSelect({ filters, onChange }: { filters: DishFilters | null; onChange: (sort: Sort) => void }) {
  const { t } = useTranslation('dish');
  return (
    <label className={css.sort}>
      <span className="visually-hidden">{t('sort.label')}</span>
      <select
        className="form-select"
        value={filters?.sort ?? 'newest'}
        onChange={({ target }) => onChange(target.value as Sort)}
      >
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {sort === 'newest' && filters?.q ? t('sort.best') : t(`sort.${sort}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
