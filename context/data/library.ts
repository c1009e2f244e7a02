import { useRouter } from 'next/router';
import { useMemo } from 'react';
import { LIBRARY_PARTS, type LibraryFilters } from '@/lib/api/library';
import type { Many } from '@/lib/api/strapi';
import { useAuth } from '../AuthContext';
import { useLanguage } from '../LanguageContext';

export { LIBRARY_PARTS, type LibraryFilters, type Many };

/** What a library shows, as it stands in the address; null until that and the person are known. */
export function useLibraryFilters() {
  const { isReady, query, pathname, replace } = useRouter();
  const { language } = useLanguage();
  const { person } = useAuth();
  const id = person?.id;
  const filters = useMemo<LibraryFilters | null>(() => {
    if (!isReady || id === undefined) return null;
    return {
      part: LIBRARY_PARTS.find((part) => part === query.part) ?? 'public',
      q: String(query.q ?? '').slice(0, 150),
      tag: String(query.tag ?? '').slice(0, 50),
      page: Math.max(1, Math.floor(Number(query.page)) || 1),
      language,
      person: id,
    };
  }, [id, isReady, language, query]);
  const written = ({ part, q, tag, page }: LibraryFilters) => ({
    ...(part !== 'public' && { part }),
    ...(q && { q }),
    ...(tag && { tag }),
    ...(page > 1 && { page: String(page) }),
  });
  return {
    filters,
    change(part: Partial<LibraryFilters>) {
      if (!filters) return;
      const next = written({ ...filters, page: 1, ...part });
      replace({ pathname, query: next }, undefined, { shallow: true, scroll: false });
    },
    hrefOf(part: Partial<LibraryFilters>) {
      const search = new URLSearchParams(filters ? written({ ...filters, ...part }) : {}).toString();
      return search ? `${pathname}?${search}` : pathname;
    },
  };
}
