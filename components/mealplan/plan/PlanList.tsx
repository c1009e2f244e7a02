import { useTranslation } from 'next-i18next/pages';
import { FilteredList, type FilteredListSpec } from '@/components/records/FilteredList';
import { ListMeta, shownOn } from '@/components/records/ListMeta';
import { LinkButton } from '@/components/ui/inputs/LinkButton';
import { usePlans } from '@/context/mealplan/mealplans';
import type { PlanCard } from '@/lib/domain/mealplan/record';
import {
  countPlanFilters,
  PLAN_SORTS,
  readPlanFilters,
  writePlanFilters,
  type PlanFilters,
} from '@/lib/forms/mealplan/filters';
import { useAddressFilters } from '@/lib/hooks/useAddressFilters';
import { PlanFilterPanel } from './PlanFilterPanel';
import { PlanGrid, PlanGridSkeleton } from './PlanGrid';

const SPEC: FilteredListSpec<PlanFilters, PlanCard> = {
  kind: 'mealplan',
  sorts: PLAN_SORTS,
  none: { diet: [], kcal: undefined, cost: undefined, days: undefined, language: undefined },
  countFilters: countPlanFilters,
  Panel: PlanFilterPanel,
  Grid: ({ records }) => <PlanGrid plans={records} />,
  Skeleton: () => <PlanGridSkeleton />,
};

/** Lists all public plans. */
export function PlanList() {
  const { t } = useTranslation(['mealplan', 'common']);
  const address = useAddressFilters(readPlanFilters, writePlanFilters);
  const found = usePlans(address.filters);
  return (
    <>
      <ListMeta
        path="/mealplan/list"
        title={t('list.title')}
        about={t('list.lead')}
        query={address.filters && writePlanFilters(address.filters)}
        shown={shownOn(found.remote)}
        room="/mealplan"
      />
      <FilteredList
        of={SPEC}
        {...address}
        {...found}
        sortWord={(sort) => t(`sort.${sort}`)}
        create={
          <LinkButton href="/mealplan/create" tone="primary">
            {t('common:menu.mealplanCreate')}
          </LinkButton>
        }
      />
    </>
  );
}
