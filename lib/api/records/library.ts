import type { Language } from '@/lib/domain/language';
import type { Query } from '@/lib/api/query';

export const LIBRARY_PARTS = ['mine', 'public'] as const;
type LibraryPart = (typeof LIBRARY_PARTS)[number];

/** Filters of a list of exercises or supplements. */
export interface LibraryFilters {
  readonly part: LibraryPart;
  readonly q: string;
  readonly tag: string;
  readonly page: number;
  readonly language: Language;
  /** Caller's id, to filter their own records. */
  readonly person: number;
}

const PAGE_SIZE = 24;

/**
 * Builds the query: the caller's own in every language, or the public ones in the reader's language unless a word is
 * searched.
 */
export function libraryQuery({ part, q, page, language, person }: Omit<LibraryFilters, 'tag'>) {
  const words = q.trim();
  const isMine = part === 'mine';
  return {
    populate: { Images: true },
    filters: {
      owner: isMine ? { id: { $eq: person } } : undefined,
      visibility: isMine ? undefined : { $eq: 'public' },
      language: isMine || words ? undefined : { $eq: language },
    },
    _q: words || undefined,
    reader: words ? language : undefined,
    sort: words ? undefined : 'Name:asc',
    pagination: { page, pageSize: PAGE_SIZE },
  } as const satisfies Query<'exercises'> & Query<'supplements'>;
}
