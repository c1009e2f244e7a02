import { useTranslation } from 'next-i18next/pages';
import { FilteredList, type FilteredListSpec } from '@/components/records/FilteredList';
import { ListMeta, shownOn } from '@/components/records/ListMeta';
import { LinkButton } from '@/components/ui/inputs/LinkButton';
import { ListCount } from '@/components/ui/lists/ListFrame';
import { useAuth } from '@/context/AuthContext';
import { useDishes, useHasWishes } from '@/context/dish/dishes';
import type { DishCard } from '@/lib/domain/dish/record';
import {
  ALL_SORTS,
  countFilters,
  NOT_NARROWED,
  readFilters,
  SORTS,
  writeFilters,
  type DishFilters,
} from '@/lib/forms/dish/filters';
import { useAddressFilters } from '@/lib/hooks/useAddressFilters';
import { LazyDishFilterPanel } from './panel/DishFilterPanel.lazy';
import { DishGrid, DishGridSkeleton } from './DishGrid';

const SPEC: FilteredListSpec<DishFilters, DishCard> = {
  kind: 'dish',
  sorts: SORTS,
  none: NOT_NARROWED,
  countFilters,
  Panel: LazyDishFilterPanel,
  Grid: ({ records }) => <DishGrid dishes={records} />,
  Skeleton: () => (
    <>
      <ListCount isLoading>…</ListCount>
      <DishGridSkeleton />
    </>
  ),
};

/** List options for signed-in people, who may have a pantry. */
const OWN_SPEC = { ...SPEC, sorts: ALL_SORTS };

/** Lists all public recipes. */
export function DishList() {
  const { t } = useTranslation(['dish', 'common']);
  const { filters: given, ...address } = useAddressFilters(readFilters, writeFilters);
  const hasWishes = useHasWishes();
  const { person } = useAuth();
  // Ignores "fits me" in a shared address for people without food settings.
  const filters = given && { ...given, fits: given.fits && hasWishes };
  const found = useDishes(filters);
  return (
    <>
      <ListMeta
        path="/dishes"
        title={t('common:menu.dishes')}
        about={t('list.lead')}
        query={given && writeFilters(given)}
        shown={shownOn(found.remote)}
        room="/dishes"
      />
      <FilteredList
        of={person ? OWN_SPEC : SPEC}
        filters={filters}
        {...address}
        {...found}
        sortWord={(sort) => t(`sort.${sort}`)}
        create={
          <>
            <LinkButton href="/dishes/new" tone="primary">
              {t('empty.create')}
            </LinkButton>
            <LinkButton href="/import" tone="outline-primary">
              {t('common:menu.import')}
            </LinkButton>
          </>
        }
      />
    </>
  );
}
