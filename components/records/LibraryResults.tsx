import type { ReactNode } from 'react';
import { Pagination } from '@/components/ui/Pagination';
import { RemoteView } from '@/components/ui/RemoteView';
import { SkeletonRows } from '@/components/ui/Skeletons';
import type { LibraryFilters, Many } from '@/context/data/library';
import { useKeptPlace } from '@/lib/hooks/useKeptPlace';
import type { Remote } from '@/lib/hooks/useRemote';
import css from '@/components/records/LibraryCard.module.scss';

interface LibraryResultsProps<T> {
  readonly remote: Remote<Many<T>>;
  readonly reload: () => unknown;
  /** How many rows stand in while it loads. */
  readonly rows: number;
  readonly countWord: (count: number) => string;
  readonly hrefOf: (part: Partial<LibraryFilters>) => string;
  readonly nothing: ReactNode;
  readonly card: (record: T) => ReactNode;
}

/** What a library has found: how many, the cards of a page, and the other pages. */
export function LibraryResults<T extends { readonly id: number }>({
  remote,
  reload,
  rows,
  countWord,
  hrefOf,
  nothing,
  card,
}: LibraryResultsProps<T>) {
  useKeptPlace(remote.status === 'ready');
  return (
    <RemoteView of={remote} skeleton={<SkeletonRows count={rows} />} onRetry={reload}>
      {({ data, pagination }) =>
        data.length === 0 ? (
          nothing
        ) : (
          <>
            <p className={css.count} role="status">
              {countWord(pagination.total)}
            </p>
            <ul className={css.grid}>
              {data.map((record) => (
                <li key={record.id}>{card(record)}</li>
              ))}
            </ul>
            <Pagination
              page={pagination.page}
              pageCount={pagination.pageCount}
              hrefOf={(page) => hrefOf({ page })}
            />
          </>
        )
      }
    </RemoteView>
  );
}
