import { LayoutGrid, ListChecks, Rows3 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { FilteredList, type FilteredListSpec } from '@/components/records/FilteredList';
import { Button } from '@/components/ui/inputs/Button';
import { ButtonRow } from '@/components/ui/inputs/ButtonRow';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { LinkButton } from '@/components/ui/inputs/LinkButton';
import { ListCount } from '@/components/ui/lists/ListFrame';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';
import { Toggle } from '@/components/ui/inputs/Toggle';
import { ViewTabs } from '@/components/ui/table/ViewTabs';
import { useSteady } from '@/components/ui/table/useSteady';
import { useHasWishes, useLibrary, useLibraryCounts } from '@/context/dish/dishes';
import { useLanguage } from '@/context/LanguageContext';
import type { DishCard } from '@/lib/domain/dish/record';
import {
  countFilters,
  MY_PARTS,
  MY_SORTS,
  NOT_NARROWED,
  readFilters,
  writeFilters,
  type DishFilters,
  type MyPart,
} from '@/lib/forms/dish/filters';
import { countWord } from '@/lib/format/number';
import { useAddressFilters } from '@/lib/hooks/useAddressFilters';
import { useStored } from '@/lib/hooks/useStored';
import { useWide } from '@/lib/hooks/useWide';
import { LazyChooseDishes } from './ChooseDishes.lazy';
import type { BookDialog } from './ChosenBar';
import { LazyChosenBar } from './ChosenBar.lazy';
import { DishGrid, DishGridSkeleton } from './DishGrid';
import { LazyDishRows } from './DishRows.lazy';
import { DraftList } from './DraftList';
import { DrawButton } from '@/components/dish/draw/DrawButton';
import css from './MyDishes.module.scss';
import { LazyLibraryPanel } from './panel/LibraryPanel.lazy';
import { LazyLookChips } from './LookChips.lazy';

const FIRST_STEPS: Record<MyPart, string> = { mine: '/dishes/new', shared: '/dishes', saved: '/dishes' };
const ROWS_SEEN = 12;
/** Tabs: the whole library and its parts. */
const VIEWS = ['all', ...MY_PARTS] as const;
const NONE: ReadonlySet<number> = new Set();

const SPEC: FilteredListSpec<DishFilters, DishCard> = {
  kind: 'dish',
  sorts: MY_SORTS,
  none: NOT_NARROWED,
  countFilters,
  isInAll: true,
  Panel: LazyLibraryPanel,
  Grid: ({ records }) => <DishGrid dishes={records} showsState />,
  Skeleton: () => (
    <>
      <ListCount isLoading>…</ListCount>
      <DishGridSkeleton count={4} />
    </>
  ),
};

const ROWS_SPEC = { ...SPEC, Skeleton: () => <SkeletonRows count={ROWS_SEEN} /> };

/** Lists one's own, shared and saved recipes, all or one part; the address holds the filters and the order. */
export function MyDishes({ BookDialog }: { readonly BookDialog: BookDialog }) {
  const { t } = useTranslation(['mine', 'dish', 'common']);
  const { filters: given, ...address } = useAddressFilters(readFilters, writeFilters);
  const hasWishes = useHasWishes();
  const filters = given && { ...given, fits: given.fits && hasWishes };
  const [first, ...others] = filters?.own ?? [];
  const part = others.length === 0 ? first : undefined;
  const [chosen, setChosen] = useState<ReadonlySet<number>>();
  // Saved recipes cannot be changed.
  const own = MY_PARTS.filter(
    (one) => one !== 'saved' && (!filters?.own.length || filters.own.includes(one)),
  );
  const isWide = useWide();
  const [drawn, keepDrawn] = useStored('recipes-as');
  const isInRows = isWide && drawn !== 'cards';
  const isChoosing = !isInRows && chosen !== undefined && own.length > 0;
  const { language } = useLanguage();
  const counts = useLibraryCounts();
  const library = useLibrary(isChoosing && filters ? { ...filters, own } : filters, isInRows);
  const steady = useSteady(library.remote);
  const remote = isInRows ? steady : library.remote;
  const dishes = remote.status === 'ready' ? remote.data.data : [];
  const canChoose = !isInRows && own.length > 0 && dishes.length > 0;
  const show = (next: 'rows' | 'cards') => {
    keepDrawn(next);
    setChosen(undefined);
    // A page holds other recipes in the other view.
    address.change({ page: 1 });
  };
  const view = part ?? 'all';
  return (
    <div className={isInRows ? 'rows-page' : undefined}>
      <div className={css.head}>
        <ViewTabs
          label={t('parts')}
          views={VIEWS}
          value={others.length === 0 ? view : undefined}
          hrefOf={(one) => address.hrefOf({ own: one === 'all' ? [] : [one], page: 1 })}
          wordOf={(one) => t(one)}
          countOf={(one) => countWord(counts?.[one].total, language)}
        />
        <ButtonRow className={css.tools}>
          <DrawButton key={JSON.stringify(filters)} filters={filters ?? undefined} />
          {(isChoosing || canChoose) && (
            <Button
              tone="outline-primary"
              icon={ListChecks}
              aria-pressed={isChoosing}
              onClick={() => setChosen(isChoosing ? undefined : new Set())}
            >
              {t('choose')}
            </Button>
          )}
          {isWide && (
            <Toggle
              label={t('view')}
              options={[
                { value: 'rows', text: t('rows'), icon: Rows3 },
                { value: 'cards', text: t('cards'), icon: LayoutGrid },
              ]}
              value={isInRows ? 'rows' : 'cards'}
              onChange={show}
            />
          )}
        </ButtonRow>
      </div>
      {(!part || part === 'mine') && <DraftList />}
      <FilteredList
        of={isInRows ? ROWS_SPEC : SPEC}
        filters={filters}
        {...address}
        remote={remote}
        reload={library.reload}
        isTable={isInRows}
        quick={
          filters && (
            <LazyLookChips
              counts={others.length === 0 ? counts?.[view] : undefined}
              {...{ filters }}
              onChange={address.change}
            />
          )
        }
        draw={
          isInRows
            ? (shown, total) => (
                <LazyDishRows
                  dishes={shown}
                  total={total}
                  chosen={chosen ?? NONE}
                  onChange={setChosen}
                  sort={filters?.sort ?? ''}
                  onSort={(sort) => address.change({ sort })}
                />
              )
            : isChoosing
              ? (shown) => <LazyChooseDishes dishes={shown} chosen={chosen} onChange={setChosen} />
              : undefined
        }
        sortWord={(sort) => t(`dish:sort.${sort}`)}
        create={
          <LinkButton href="/dishes/new" tone="primary">
            {t('dish:empty.create')}
          </LinkButton>
        }
        nothing={
          <EmptyState title={t(`empty.${part ?? 'mine'}`)} text={t(`emptyHelp.${part ?? 'mine'}`)}>
            <LinkButton href={FIRST_STEPS[part ?? 'mine']} tone="primary">
              {t(`first.${part ?? 'mine'}`)}
            </LinkButton>
            {(part ?? 'mine') === 'mine' && (
              <LinkButton href="/import" tone="outline-primary">
                {t('common:menu.import')}
              </LinkButton>
            )}
          </EmptyState>
        }
      />
      {chosen !== undefined && (isInRows || isChoosing) && (
        <LazyChosenBar
          {...{ chosen, dishes }}
          isOfRows={isInRows}
          BookDialog={BookDialog}
          onChange={setChosen}
          onDone={() => setChosen(undefined)}
        />
      )}
    </div>
  );
}
