import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { LinkButton } from '@/components/ui/inputs/LinkButton';
import { PagedList } from '@/components/ui/lists/PagedList';
import { SearchField } from '@/components/ui/inputs/SearchField';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';
import { Tab, Tabs } from '@/components/ui/inputs/Tabs';
import { LIBRARY_PARTS, type useLibraryFilters, type Many } from '@/context/records/library';
import type { Remote } from '@/lib/remote/remote';
import css from './LibraryList.module.scss';

interface LibraryListProps<T> {
  /** Namespace of the texts. */
  readonly kind: 'exercise' | 'supplement';
  readonly picture: 'bird' | 'pomegranate';
  readonly address: ReturnType<typeof useLibraryFilters>;
  readonly remote: Remote<Many<T>>;
  readonly reload: () => unknown;
  /** Number of skeleton rows. */
  readonly rows: number;
  readonly card: (record: T, isMine: boolean) => ReactNode;
  /** Content beside the search field. */
  readonly children?: ReactNode;
}

/** Lists own or all records of a library, with search, count, cards and pages, all kept in the URL. */
export function LibraryList<T extends { readonly id: number }>(props: LibraryListProps<T>) {
  const { kind, picture, address, remote, reload, rows, card, children } = props;
  const { filters, change, hrefOf } = address;
  const { t } = useTranslation([kind, 'common']);
  const found = filters?.q || filters?.tag ? 'nothing' : 'empty';
  return (
    <>
      <Tabs label={t(`${kind}:list.parts`)}>
        {LIBRARY_PARTS.map((part) => (
          <Tab key={part} href={hrefOf({ part, tag: '', page: 1 })} isCurrent={part === filters?.part}>
            {t(`${kind}:list.${part}`)}
          </Tab>
        ))}
      </Tabs>
      <div className={css.bar}>
        <SearchField
          value={filters?.q ?? ''}
          onChange={(q) => change({ q })}
          label={t(`${kind}:list.search`)}
          placeholder={t(`${kind}:list.searchHint`)}
        />
        {children}
      </div>
      <PagedList
        of={remote}
        skeleton={<SkeletonRows count={rows} />}
        onRetry={reload}
        hrefOf={(page) => hrefOf({ page })}
        nothing={
          <EmptyState
            title={t(`${kind}:list.${found}Title`)}
            text={t(`${kind}:list.${found}Text`)}
            picture={picture}
          >
            <LinkButton href={`/${kind}s/new`} tone="primary">
              {t(`${kind}:list.create`)}
            </LinkButton>
          </EmptyState>
        }
      >
        {(records, total) => (
          <>
            <p className={css.count} role="status">
              {t(`${kind}:list.count`, { count: total })}
            </p>
            <ul className={css.grid}>
              {records.map((record) => (
                <li key={record.id}>{card(record, filters?.part === 'mine')}</li>
              ))}
            </ul>
          </>
        )}
      </PagedList>
    </>
  );
}
