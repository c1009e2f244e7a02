import { useRouter } from 'next/router';
import { useCallback, useMemo } from 'react';
import { isLanguage } from '@/lib/domain/language';

type Query = ReturnType<typeof useRouter>['query'];

/**
 * Returns a list's filters from the address; null until Next knows it. `read` and `write` must be stable. The language
 * that an address asks for stays in the list's other addresses.
 */
export function useAddressFilters<Filters extends { readonly page: number }>(
  read: (query: Query) => Filters,
  write: (filters: Filters) => Record<string, string>,
) {
  const { isReady, pathname, query, replace } = useRouter();
  const filters = useMemo(() => (isReady ? read(query) : null), [isReady, query, read]);
  const { lang } = query;
  const inLanguage = useMemo((): Record<string, string> => (isLanguage(lang) ? { lang } : {}), [lang]);

  /** Changes filters, going back to page 1, and replaces the address, so that "back" leaves the list. */
  const change = useCallback(
    (part: Partial<Filters>) => {
      if (!filters) return;
      const next = { ...write({ ...filters, page: 1, ...part }), ...inLanguage };
      replace({ pathname, query: next }, undefined, { shallow: true, scroll: false });
    },
    [filters, inLanguage, pathname, replace, write],
  );
  /** Returns the address with other filters; keeps the page unless another is given. */
  const hrefOf = useCallback(
    (part: Partial<Filters>) => {
      const written = { ...(filters && write({ ...filters, ...part })), ...inLanguage };
      const search = new URLSearchParams(written).toString();
      return search ? `${pathname}?${search}` : pathname;
    },
    [filters, inLanguage, pathname, write],
  );
  return { filters, change, hrefOf };
}
