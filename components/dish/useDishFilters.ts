import { useRouter } from 'next/router';
import { useCallback, useMemo } from 'react';
import { readFilters, writeFilters, type DishFilters } from '@/lib/domain/dish/filters';

/** The list's filters as they stand in the address; null until Next knows the address. */
export function useDishFilters() {
  const router = useRouter();
  const { isReady, pathname, query, replace } = router;
  const filters = useMemo(() => (isReady ? readFilters(query) : null), [isReady, query]);

  /** Narrowing begins at the first page again, and takes the place of the address, so that "back" leaves the list. */
  const change = useCallback(
    (part: Partial<DishFilters>) => {
      if (!filters) return;
      const next = writeFilters({ ...filters, page: 1, ...part });
      replace({ pathname, query: next }, undefined, { shallow: true, scroll: false });
    },
    [filters, pathname, replace],
  );
  const hrefOf = useCallback(
    (page: number) => {
      const search = new URLSearchParams(filters ? writeFilters({ ...filters, page }) : {}).toString();
      return search ? `${pathname}?${search}` : pathname;
    },
    [filters, pathname],
  );
  return { filters, change, hrefOf };
}
