import type { Language } from '@/lib/domain/language';
import type { Query } from '@/lib/api/query';

export const LIBRARY_PARTS = ['mine', 'public'] as const;
type LibraryPart = (typeof LIBRARY_PARTS)[number];

/** What a list of exercises or supplements is narrowed to. */
export interface LibraryFilters {
  readonly part: LibraryPart;
  readonly q: string;
  readonly tag: string;
  readonly page: number;
  readonly language: Language;
  /** The caller, for what is theirs. */
  readonly person: number;
}

const PAGE_SIZE = 24;

/** My own in every language; of the public ones those in the reader's language, unless a word is looked for. */
export function libraryQuery({ part, q, tag, page, language, person }: LibraryFilters) {
  const words = q.trim();
  const isMine = part === 'mine';
  return {
    populate: { Images: true },
    filters: {
      owner: isMine ? { id: { $eq: person } } : undefined,
      visibility: isMine ? undefined : { $eq: 'public' },
      language: isMine || words ? undefined : { $eq: language },
      tag: tag ? { $eq: tag } : undefined,
    },
    _q: words || undefined,
    reader: words ? language : undefined,
    sort: words ? undefined : 'Name:asc',
    pagination: { page, pageSize: PAGE_SIZE },
  } satisfies Query;
}
