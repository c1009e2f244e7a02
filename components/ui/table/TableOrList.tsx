import type { ReactNode } from 'react';
import { PagedList } from '@/components/ui/lists/PagedList';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';
import { useSteady } from './useSteady';

type Show<T> = (data: readonly T[], total: number) => ReactNode;
type PagedProps<T> = Parameters<typeof PagedList<T>>[0];

interface TableOrListProps<T> extends Pick<PagedProps<T>, 'nothing'> {
  readonly read: { readonly remote: PagedProps<T>['of']; readonly reload: () => void };
  /** Returns the list's URL with another page. */
  readonly hrefOf: (part: { readonly page: number }) => string;
  /** True on a wide screen if the reader works on the list. */
  readonly isTable: boolean;
  readonly table: Show<T>;
  readonly list: Show<T>;
  /** Number of skeleton rows. */
  readonly skeletons?: number;
}

/** Shows one page of a list as a table, or as a list on a phone. */
export function TableOrList<T>(props: TableOrListProps<T>) {
  const { read, hrefOf, isTable, table, list, skeletons = 6, nothing } = props;
  const { remote, reload } = read;
  const steady = useSteady(remote);
  return (
    <PagedList
      of={isTable ? steady : remote}
      skeleton={<SkeletonRows count={skeletons} />}
      onRetry={reload}
      hrefOf={(page) => hrefOf({ page })}
      nothing={nothing}
    >
      {isTable ? table : list}
    </PagedList>
  );
}
