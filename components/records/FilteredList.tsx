import { useTranslation } from 'next-i18next/pages';
import type { ComponentType, ReactNode } from 'react';
import { ClearButton } from '@/components/ui/inputs/FilterFields';
import { ListCount, ListFrame, NothingFound } from '@/components/ui/lists/ListFrame';
import { PagedList } from '@/components/ui/lists/PagedList';
import type { Many } from '@/context/records/library';
import type { Language } from '@/lib/domain/language';
import type { Remote } from '@/lib/remote/remote';

interface Filters<Sort extends string> {
  readonly q: string;
  readonly language?: Language | 'all';
  readonly sort: Sort;
  readonly page: number;
}
export interface PanelProps<Narrowed> {
  readonly filters: Narrowed;
  readonly onChange: (part: Partial<Narrowed>) => void;
}

type SortOf<Narrowed> = Narrowed extends Filters<infer Sort> ? Sort : never;

/** Describes a kind of list with search, filters and order. */
export interface FilteredListSpec<Narrowed, Shown> {
  /** Namespace of the texts. */
  readonly kind: 'dish' | 'mealplan';
  readonly sorts: readonly [SortOf<Narrowed>, ...SortOf<Narrowed>[]];
  /** Values that clear every filter; search and order stay. */
  readonly none: Partial<Narrowed>;
  readonly countFilters: (filters: Narrowed) => number;
  readonly Panel: ComponentType<PanelProps<Narrowed>>;
  readonly Grid: ComponentType<{ readonly records: readonly Shown[] }>;
  readonly Skeleton: ComponentType;
  /** True if the list shows both languages unless one is chosen. */
  readonly isInAll?: boolean;
}

interface FilteredListProps<Sort extends string, Narrowed extends Filters<Sort>, Shown> {
  readonly of: FilteredListSpec<Narrowed, Shown>;
  readonly filters: Narrowed | null;
  readonly change: (part: Partial<Filters<Sort>> | Partial<Narrowed>) => void;
  readonly hrefOf: (part: Partial<Narrowed>) => string;
  readonly remote: Remote<Many<Shown>>;
  readonly reload: () => unknown;
  readonly sortWord: (sort: Sort) => string;
  /** Link that creates the first record. */
  readonly create: ReactNode;
  /** Draws the records instead of the grid. */
  readonly draw?: (records: readonly Shown[], total: number) => ReactNode;
  /** True if `draw` returns a table, which spans the page and shows the count. */
  readonly isTable?: boolean;
  /** Filter chips beside a table's filters. */
  readonly quick?: ReactNode;
  /** Shown for an empty list without any filter. */
  readonly nothing?: ReactNode;
}

/** Lists the public records of a kind, with search, filters, order and pages, all kept in the URL. */
export function FilteredList<Sort extends string, Narrowed extends Filters<Sort>, Shown>(
  props: FilteredListProps<Sort, Narrowed, Shown>,
) {
  const { filters, change, hrefOf, remote, reload, sortWord, create } = props;
  const { kind, sorts, none, countFilters, Panel, Grid, Skeleton, isInAll } = props.of;
  const { t } = useTranslation([kind, 'common']);
  const q = filters?.q ?? '';
  const count = filters ? countFilters(filters) : 0;
  const title = t(`${kind}:filter.title`);
  const clear = count > 0 && (
    <ClearButton label={t(`${kind}:filter.clear`, { count })} onClear={() => change(none)} />
  );
  const isNarrowLanguage = !isInAll && filters !== null && !q && filters.language !== 'all';
  return (
    <ListFrame
      q={q}
      onSearch={(text) => change({ q: text })}
      sort={filters?.sort ?? sorts[0]}
      sorts={sorts.map((value) => ({
        value,
        label: value === sorts[0] && q ? t(`${kind}:sort.best`) : sortWord(value),
      }))}
      onSort={(sort) => change({ sort })}
      panel={
        filters && (
          <>
            <Panel filters={filters} onChange={change} />
            {clear}
          </>
        )
      }
      isFolded={props.isTable}
      quick={props.isTable && props.quick}
      words={{
        search: t(`${kind}:list.search`),
        searchHint: t(`${kind}:list.searchHint`),
        sort: t(`${kind}:sort.label`),
        filters: title,
        filtersCount: count > 0 ? t(`${kind}:filter.titleCount`, { count }) : title,
        results: t(`${kind}:list.results`),
      }}
    >
      <PagedList
        of={remote}
        skeleton={<Skeleton />}
        onRetry={reload}
        hrefOf={(page) => hrefOf({ page } as Partial<Narrowed>)}
        nothing={
          (count === 0 && !q && props.nothing) || (
            <NothingFound
              title={q ? t(`${kind}:empty.search`, { q }) : t(`${kind}:empty.title`)}
              text={t(q ? `${kind}:empty.searchHelp` : `${kind}:empty.help`)}
              clear={clear}
              tries={[
                Boolean(q) && [t(`${kind}:empty.clearSearch`), () => change({ q: '' })],
                isNarrowLanguage && [t(`${kind}:empty.bothLanguages`), () => change({ language: 'all' })],
              ]}
              create={create}
            />
          )
        }
      >
        {(records, total) => (
          <>
            {!props.isTable && <ListCount>{t(`${kind}:list.count`, { count: total })}</ListCount>}
            {props.draw?.(records, total) ?? <Grid records={records} />}
          </>
        )}
      </PagedList>
    </ListFrame>
  );
}
