import { useState, type ReactNode } from 'react';
import type { Remote } from '@/lib/remote/remote';
import { PagedList } from '../PagedList';
import { SkeletonRows } from '../Skeletons';

type Show<T> = (data: readonly T[], total: number) => ReactNode;
type PagedProps<T> = Parameters<typeof PagedList<T>>[0];

interface TableOrListProps<T> extends Pick<PagedProps<T>, 'nothing'> {
  readonly read: { readonly remote: PagedProps<T>['of']; readonly reload: () => void };
  /** The list's address with another page. */
  readonly hrefOf: (part: { readonly page: number }) => string;
  /** Whether there is room for a table, and the reader works on the list. */
  readonly isTable: boolean;
  readonly table: Show<T>;
  readonly list: Show<T>;
  /** How many rows stand there while it loads. */
  readonly skeletons?: number;
}

/** One page of a list as a table, or as what a phone shows. */
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

/** What was shown stays until the next is there, so that a table neither blinks nor loses the focus while it is sorted. */
function useSteady<T>(remote: Remote<T>): Remote<T> {
  const [last, setLast] = useState(remote);
  if (remote.status !== 'loading' && remote !== last) setLast(remote);
  return remote.status === 'loading' ? last : remote;
}
