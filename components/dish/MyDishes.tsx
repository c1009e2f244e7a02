import { ListChecks, Tags } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import dynamic from 'next/dynamic';
import Link from 'next/link';
import { useState } from 'react';
import { FilteredList, type FilteredListSpec, type PanelProps } from '@/components/records/FilteredList';
import { ButtonRow } from '@/components/ui/ButtonRow';
import { EmptyState } from '@/components/ui/EmptyState';
import { FilterLimit, FilterSelect } from '@/components/ui/FilterFields';
import { ListCount } from '@/components/ui/ListFrame';
import { Tab, Tabs } from '@/components/ui/Tabs';
import { useHasWishes, useLibrary } from '@/context/data/dishes';
import { useMyCookbooks } from '@/context/data/cookbooks';
import { useMyTags } from '@/context/data/tags';
import type { DishCard } from '@/lib/domain/dish/record';
import {
  COOKED,
  countFilters,
  MY_PARTS,
  MY_SORTS,
  NOT_NARROWED,
  readFilters,
  writeFilters,
  type DishFilters,
  type MyPart,
} from '@/lib/forms/dish/filters';
import { useAddressFilters } from '@/lib/hooks/useAddressFilters';
import { DishFilterPanel } from './DishFilterPanel';
import { DishGrid, DishGridSkeleton } from './DishGrid';
import { DraftList } from './DraftList';
import { DrawButton } from './DrawButton';

// choosing several begins later; its weight comes then
const ChooseDishes = dynamic(() => import('./ChooseDishes').then((module) => module.ChooseDishes), {
  ssr: false,
});
const ChosenBar = dynamic(() => import('./ChosenBar').then((module) => module.ChosenBar), { ssr: false });
const TagsDialog = dynamic(() => import('./TagsDialog').then((module) => module.TagsDialog), { ssr: false });

const FIRST_STEPS: Record<MyPart, string> = { mine: '/dishes/new', shared: '/dishes', saved: '/dishes' };
const RATINGS = [3, 4, 5];

const SPEC: FilteredListSpec<DishFilters, DishCard> = {
  kind: 'dish',
  sorts: MY_SORTS,
  none: NOT_NARROWED,
  countFilters,
  isInAll: true,
  Panel: LibraryPanel,
  Grid: ({ records }) => <DishGrid dishes={records} showsState />,
  Skeleton: () => (
    <>
      <ListCount isLoading>…</ListCount>
      <DishGridSkeleton count={4} />
    </>
  ),
};

/** My recipes, those shared with me, those I saved: all of them or a part, narrowed and put in order by the address. */
export function MyDishes() {
  const { t } = useTranslation(['mine', 'dish', 'common']);
  const { filters: given, ...address } = useAddressFilters(readFilters, writeFilters);
  const hasWishes = useHasWishes();
  const filters = given && { ...given, fits: given.fits && hasWishes };
  const [first, ...others] = filters?.own ?? [];
  const part = others.length === 0 ? first : undefined;
  const [chosen, setChosen] = useState<ReadonlySet<number>>();
  // of what one has only saved nothing can be changed
  const own = MY_PARTS.filter(
    (one) => one !== 'saved' && (!filters?.own.length || filters.own.includes(one)),
  );
  const isChoosing = chosen !== undefined && own.length > 0;
  const library = useLibrary(isChoosing && filters ? { ...filters, own } : filters);
  const canChoose =
    own.length > 0 && library.remote.status === 'ready' && library.remote.data.data.length > 0;
  const links: readonly (MyPart | undefined)[] = [undefined, ...MY_PARTS];
  return (
    <>
      <Tabs label={t('parts')}>
        {links.map((one) => (
          <Tab
            key={one ?? 'all'}
            href={address.hrefOf({ own: one ? [one] : [], page: 1 })}
            isCurrent={one === part && others.length === 0}
          >
            {t(`${one ?? 'all'}`)}
          </Tab>
        ))}
      </Tabs>
      <ButtonRow className="mb-3">
        <DrawButton key={JSON.stringify(filters)} filters={filters ?? undefined} />
        {(isChoosing || canChoose) && (
          <button
            type="button"
            className="btn btn-outline-primary"
            aria-pressed={isChoosing}
            onClick={() => setChosen(isChoosing ? undefined : new Set())}
          >
            <ListChecks size={18} aria-hidden />
            {t('choose')}
          </button>
        )}
      </ButtonRow>
      {(!part || part === 'mine') && <DraftList />}
      <FilteredList
        of={SPEC}
        filters={filters}
        {...address}
        {...library}
        draw={
          isChoosing
            ? (dishes) => <ChooseDishes dishes={dishes} chosen={chosen} onChange={setChosen} />
            : undefined
        }
        sortWord={(sort) => t(`dish:sort.${sort}`)}
        create={
          <Link href="/dishes/new" className="btn btn-primary">
            {t('dish:empty.create')}
          </Link>
        }
        nothing={
          <EmptyState title={t(`empty.${part ?? 'mine'}`)} text={t(`emptyHelp.${part ?? 'mine'}`)}>
            <Link href={FIRST_STEPS[part ?? 'mine']} className="btn btn-primary">
              {t(`first.${part ?? 'mine'}`)}
            </Link>
            {(part ?? 'mine') === 'mine' && (
              <Link href="/import" className="btn btn-outline-primary">
                {t('common:menu.import')}
              </Link>
            )}
          </EmptyState>
        }
      />
      {isChoosing && <ChosenBar chosen={chosen} onChange={setChosen} onDone={() => setChosen(undefined)} />}
    </>
  );
}

/** What narrows one's own library: words, ratings, and all that narrows the public recipes. */
function LibraryPanel({ filters, onChange }: PanelProps<DishFilters>) {
  const { t } = useTranslation(['mine', 'common']);
  const tags = useMyTags();
  const cookbooks = useMyCookbooks();
  const [isTidying, setTidying] = useState(false);
  return (
    <DishFilterPanel
      filters={filters}
      onChange={onChange}
      words={tags.map(({ name }) => name)}
      noMeal={t('noMeal')}
    >
      <FilterLimit
        label={t('rating')}
        none={t('anyRating')}
        value={filters.rating}
        steps={RATINGS}
        word={(count) => t('ratingFrom', { count })}
        onChange={(rating) => onChange({ rating })}
      />
      <FilterSelect
        label={t('cooked.label')}
        value={filters.cooked ?? ''}
        options={[
          { value: '', label: t('cooked.any') },
          ...COOKED.map((value) => ({ value, label: t(`cooked.${value}`) })),
        ]}
        onChange={(cooked) => onChange({ cooked: cooked || undefined })}
      />
      {cookbooks.length > 0 && (
        <FilterSelect
          label={t('common:menu.cookbook')}
          value={filters.cookbook ? String(filters.cookbook) : ''}
          options={[
            { value: '', label: t('anyRating') },
            ...cookbooks.map(({ id, Name }) => ({ value: String(id), label: Name })),
          ]}
          onChange={(id) => onChange({ cookbook: id ? Number(id) : undefined })}
        />
      )}
      {tags.length > 0 && (
        <button type="button" className="btn btn-outline-secondary" onClick={() => setTidying(true)}>
          <Tags size={18} aria-hidden />
          {t('tagsManage')}
        </button>
      )}
      {isTidying && <TagsDialog onClose={() => setTidying(false)} />}
    </DishFilterPanel>
  );
}
