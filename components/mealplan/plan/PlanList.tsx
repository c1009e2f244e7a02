import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { ListCount, ListFrame, NothingFound } from '@/components/ui/ListFrame';
import { Pagination } from '@/components/ui/Pagination';
import { RemoteView } from '@/components/ui/RemoteView';
import { usePlans } from '@/context/data/mealplans';
import {
  countPlanFilters,
  PLAN_SORTS,
  readPlanFilters,
  writePlanFilters,
  type PlanFilters,
} from '@/lib/forms/mealplan/filters';
import { useAddressFilters } from '@/lib/hooks/useAddressFilters';
import { useKeptPlace } from '@/lib/hooks/useKeptPlace';
import { ClearPlanFilters, PlanFilterPanel } from './PlanFilterPanel';
import { PlanGrid, PlanGridSkeleton } from './PlanGrid';

/** All public plans: search, filters, order and pages, all of it in the address. */
export function PlanList() {
  const { t } = useTranslation('mealplan');
  const { filters, change, hrefOf } = useAddressFilters(readPlanFilters, writePlanFilters);
  const { remote, reload } = usePlans(filters);
  useKeptPlace(remote.status === 'ready');
  const q = filters?.q ?? '';
  const count = filters ? countPlanFilters(filters) : 0;
  const title = t('filter.title');
  return (
    <ListFrame
      q={q}
      onSearch={(text) => change({ q: text })}
      sort={filters?.sort ?? 'newest'}
      sorts={PLAN_SORTS.map((value) => ({
        value,
        label: value === 'newest' && q ? t('sort.best') : t(`sort.${value}`),
      }))}
      onSort={(sort) => change({ sort })}
      panel={filters && <PlanFilterPanel filters={filters} onChange={change} />}
      words={{
        search: t('list.search'),
        searchHint: t('list.searchHint'),
        sort: t('sort.label'),
        filters: title,
        filtersCount: count > 0 ? t('filter.titleCount', { count }) : title,
        results: t('list.results'),
      }}
    >
      <RemoteView of={remote} skeleton={<PlanGridSkeleton />} onRetry={reload}>
        {({ data, pagination }) =>
          data.length === 0 ? (
            <Nothing filters={filters} onChange={change} />
          ) : (
            <>
              <ListCount>{t('list.count', { count: pagination.total })}</ListCount>
              <PlanGrid plans={data} />
              <Pagination page={pagination.page} pageCount={pagination.pageCount} hrefOf={hrefOf} />
            </>
          )
        }
      </RemoteView>
    </ListFrame>
  );
}

interface NothingProps {
  readonly filters: PlanFilters | null;
  readonly onChange: (part: Partial<PlanFilters>) => void;
}

function Nothing({ filters, onChange }: NothingProps) {
  const { t } = useTranslation(['mealplan', 'common']);
  const q = filters?.q;
  const isNarrow = filters !== null && !q && filters.language !== 'all';
  return (
    <NothingFound
      title={q ? t('empty.search', { q }) : t('empty.title')}
      text={t(q ? 'empty.searchHelp' : 'empty.help')}
      clear={
        filters && countPlanFilters(filters) > 0 && <ClearPlanFilters filters={filters} onChange={onChange} />
      }
      tries={[
        Boolean(q) && [t('empty.clearSearch'), () => onChange({ q: '' })],
        isNarrow && [t('empty.bothLanguages'), () => onChange({ language: 'all' })],
      ]}
      create={
        <Link href="/mealplan/create" className="btn btn-primary">
          {t('common:menu.mealplanCreate')}
        </Link>
      }
    />
  );
}
