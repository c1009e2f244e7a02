import { SlidersHorizontal } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { useState } from 'react';
import { EmptyState } from '@/components/ui/EmptyState';
import { Pagination } from '@/components/ui/Pagination';
import { RemoteView } from '@/components/ui/RemoteView';
import { SearchField } from '@/components/ui/SearchField';
import { usePlans, type PlanPage } from '@/context/data/mealplans';
import { countPlanFilters, PLAN_SORTS, type PlanFilters, type PlanSort } from '@/lib/domain/mealplan/filters';
import { useKeptPlace } from '@/lib/hooks/useKeptPlace';
import css from '@/styles/plan.module.scss';
import { ClearPlanFilters, PlanFilterPanel } from './PlanFilterPanel';
import { PlanGrid, PlanGridSkeleton } from './PlanGrid';
import { usePlanFilters } from './usePlanFilters';

/** All public plans: search, filters, order and pages, all of it in the address. */
export function PlanList() {
  const { t } = useTranslation('mealplan');
  const { filters, change, hrefOf } = usePlanFilters();
  const { remote, reload } = usePlans(filters);
  const [isOpen, setOpen] = useState(false);
  useKeptPlace(remote.status === 'ready');
  const count = filters ? countPlanFilters(filters) : 0;
  return (
    <div className={css.layout}>
      <div className={css.bar}>
        <SearchField
          label={t('list.search')}
          placeholder={t('list.searchHint')}
          value={filters?.q ?? ''}
          onChange={(q) => change({ q })}
        />
        <SortSelect filters={filters} onChange={(sort) => change({ sort })} />
        <button
          type="button"
          className={`btn btn-outline-secondary ${css.toggle}`}
          aria-expanded={isOpen}
          aria-controls="plan-filters"
          onClick={() => setOpen(!isOpen)}
        >
          <SlidersHorizontal size={18} aria-hidden />
          {count > 0 ? t('filter.titleCount', { count }) : t('filter.title')}
        </button>
      </div>
      <aside id="plan-filters" aria-label={t('filter.title')} className={css.side} data-open={isOpen}>
        {filters && <PlanFilterPanel filters={filters} onChange={change} />}
      </aside>
      <section aria-label={t('list.results')} className={css.results}>
        <RemoteView of={remote} skeleton={<PlanGridSkeleton />} onRetry={reload}>
          {(page) => <Results page={page} filters={filters} onChange={change} hrefOf={hrefOf} />}
        </RemoteView>
      </section>
    </div>
  );
}

interface ResultsProps {
  readonly page: PlanPage;
  readonly filters: PlanFilters | null;
  readonly onChange: (part: Partial<PlanFilters>) => void;
  readonly hrefOf: (page: number) => string;
}

function Results({ page, filters, onChange, hrefOf }: ResultsProps) {
  const { t } = useTranslation('mealplan');
  const { data, pagination } = page;
  if (data.length === 0) return <NothingFound filters={filters} onChange={onChange} />;
  return (
    <>
      <p className={css.count} role="status">
        {t('list.count', { count: pagination.total })}
      </p>
      <PlanGrid plans={data} />
      <Pagination page={pagination.page} pageCount={pagination.pageCount} hrefOf={hrefOf} />
    </>
  );
}

/** Says what could be tried instead, and takes what narrows the list away at a tap. */
function NothingFound({ filters, onChange }: Pick<ResultsProps, 'filters' | 'onChange'>) {
  const { t } = useTranslation(['mealplan', 'common']);
  const q = filters?.q;
  const isNarrow = filters !== null && !q && filters.language !== 'all';
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
      {filters && countPlanFilters(filters) > 0 && <ClearPlanFilters filters={filters} onChange={onChange} />}
      {isNarrow && (
        <button
          type="button"
          className="btn btn-outline-secondary"
          onClick={() => onChange({ language: 'all' })}
        >
          {t('empty.bothLanguages')}
        </button>
      )}
      <Link href="/mealplan/create" className="btn btn-primary">
        {t('common:menu.mealplanCreate')}
      </Link>
    </EmptyState>
  );
}

function SortSelect({
  filters,
  onChange,
}: {
  filters: PlanFilters | null;
  onChange: (sort: PlanSort) => void;
}) {
  const { t } = useTranslation('mealplan');
  return (
    <label className={css.sort}>
      <span className="visually-hidden">{t('sort.label')}</span>
      <select
        className="form-select"
        value={filters?.sort ?? 'newest'}
        onChange={({ target }) => onChange(target.value as PlanSort)}
      >
        {PLAN_SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {sort === 'newest' && filters?.q ? t('sort.best') : t(`sort.${sort}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
