import { useRouter } from 'next/router';
import { useCallback, useMemo } from 'react';

type Query = ReturnType<typeof useRouter>['query'];

/** Returns a list's filters from the address; null until Next knows it. `read` and `write` must be stable. */
export function useAddressFilters<Filters extends { readonly page: number }>(
  read: (query: Query) => Filters,
  write: (filters: Filters) => Record<string, string>,
) {
  const { isReady, pathname, query, replace } = useRouter();
  const filters = useMemo(() => (isReady ? read(query) : null), [isReady, query, read]);

  /** Changes filters, going back to page 1, and replaces the address, so that "back" leaves the list. */
  const change = useCallback(
    (part: Partial<Filters>) => {
      if (!filters) return;
      const next = write({ ...filters, page: 1, ...part });
      replace({ pathname, query: next }, undefined, { shallow: true, scroll: false });
    },
    [filters, pathname, replace, write],
  );
  /** Returns the address with other filters; keeps the page unless another is given. */
  const hrefOf = useCallback(
    (part: Partial<Filters>) => {
      const search = new URLSearchParams(filters ? write({ ...filters, ...part }) : {}).toString();
      return search ? `${pathname}?${search}` : pathname;
    },
    [filters, pathname, write],
  );
  return { filters, change, hrefOf };
}
