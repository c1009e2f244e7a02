import { useRouter } from 'next/router';
import { useCallback, useMemo } from 'react';
import { readPlanFilters, writePlanFilters, type PlanFilters } from '@/lib/domain/mealplan/filters';

/** The list's filters as they stand in the address; null until Next knows the address. */
export function usePlanFilters() {
  const { isReady, pathname, query, replace } = useRouter();
  const filters = useMemo(() => (isReady ? readPlanFilters(query) : null), [isReady, query]);

  /** Narrowing begins at the first page again, and takes the place of the address, so that "back" leaves the list. */
  const change = useCallback(
    (part: Partial<PlanFilters>) => {
      if (!filters) return;
      const next = writePlanFilters({ ...filters, page: 1, ...part });
      replace({ pathname, query: next }, undefined, { shallow: true, scroll: false });
    },
    [filters, pathname, replace],
  );
  const hrefOf = useCallback(
    (page: number) => {
      const search = new URLSearchParams(filters ? writePlanFilters({ ...filters, page }) : {}).toString();
      return search ? `${pathname}?${search}` : pathname;
    },
    [filters, pathname],
  );
  return { filters, change, hrefOf };
}
