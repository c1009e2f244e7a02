import type { ReactNode } from 'react';
import { useScrollRestore } from '@/lib/hooks/useScrollRestore';
import type { Remote } from '@/lib/remote/remote';
import { Pagination } from './Pagination';
import { RemoteView } from '@/components/ui/feedback/RemoteView';

interface Page<T> {
  readonly data: readonly T[];
  readonly pagination: { readonly page: number; readonly pageCount: number; readonly total: number };
}
interface PagedListProps<T> {
  readonly of: Remote<Page<T>>;
  readonly skeleton: ReactNode;
  readonly onRetry: () => void;
  /** Returns the URL of another page. */
  readonly hrefOf: (page: number) => string;
  /** Shown if there are no results. */
  readonly nothing: ReactNode;
  /** Renders the page's records; `total` counts those of all pages. */
  readonly children: (data: readonly T[], total: number) => ReactNode;
}

/** Shows one page of a list with links to the others; restores the scroll position on return. */
export function PagedList<T>({ of, skeleton, onRetry, hrefOf, nothing, children }: PagedListProps<T>) {
  useScrollRestore(of.status === 'ready');
  return (
    <RemoteView of={of} skeleton={skeleton} onRetry={onRetry}>
      {({ data, pagination }) =>
        data.length === 0 ? (
          nothing
        ) : (
          <>
            {children(data, pagination.total)}
            <Pagination page={pagination.page} pageCount={pagination.pageCount} hrefOf={hrefOf} />
          </>
        )
      }
    </RemoteView>
  );
}
